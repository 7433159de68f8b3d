import { useParams } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { Breadcrumb } from '#web/components/layout/breadcrumb.tsx';
import { OrderView } from '#web/features/commerce/components/order/order-view.tsx';
import { useSession } from '#web/lib/session/session.tsx';
import { useTitle } from '#web/lib/use-title.ts';

const above = [
  { label: 'Account', to: href('account') },
  { label: 'Orders and receipts', to: href('orders') },
];

export function OrderPage() {
  useTitle('Your order');
  const { id = '' } = useParams();
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="wrap-page">
      <Breadcrumb items={above} />
      <h1 className="no-print mt-2 mb-6 sm:mb-8">Your order</h1>
      <OrderView id={id} buyer={user} />
    </div>
  );
}
