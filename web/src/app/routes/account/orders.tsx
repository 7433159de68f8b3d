import { href } from '#shared/pages/href.ts';
import { Breadcrumb } from '#web/components/layout/breadcrumb.tsx';
import { OrderList } from '#web/features/commerce/components/order/order-list.tsx';
import { useTitle } from '#web/lib/use-title.ts';

export function OrdersPage() {
  useTitle('Orders and receipts');
  return (
    <div className="wrap-page">
      <Breadcrumb items={[{ label: 'Account', to: href('account') }]} />
      <h1 className="mt-2 mb-6 sm:mb-8">Orders and receipts</h1>
      <OrderList />
    </div>
  );
}
