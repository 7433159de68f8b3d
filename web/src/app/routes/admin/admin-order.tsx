import { useParams } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { OrderPageView } from '#web/features/commerce/components/admin/order/order-page-view.tsx';
import { useTitle } from '#web/lib/use-title.ts';

/** One order. */
export function AdminOrderPage() {
  useTitle('Order');
  const { id = '' } = useParams();
  return (
    <AdminFrame title="Order">
      <nav aria-label="Breadcrumb" className="pb-2 text-muted">
        <TextLink to={href('adminOrders')} className="text-muted hover:text-ink">
          Orders
        </TextLink>
      </nav>
      <OrderPageView key={id} id={id} />
    </AdminFrame>
  );
}
