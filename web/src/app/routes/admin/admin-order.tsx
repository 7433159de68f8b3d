import { useParams } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { BackLink } from '#web/components/layout/admin/back-link.tsx';
import { OrderPageView } from '#web/features/commerce/components/admin/order/order-page-view.tsx';
import { useTitle } from '#web/lib/use-title.ts';

/** One order. */
export function AdminOrderPage() {
  useTitle('Order');
  const { id = '' } = useParams();
  return (
    <AdminFrame title="Order">
      <BackLink to={href('adminOrders')} label="Orders" />
      <OrderPageView key={id} id={id} />
    </AdminFrame>
  );
}
