import { useTitle } from '#web/lib/use-title.ts';

export function OrdersPage() {
  useTitle('Orders and receipts');
  return (
    <div className="wrap-page pt-5 sm:pt-9">
      <h1>Orders and receipts</h1>
    </div>
  );
}
