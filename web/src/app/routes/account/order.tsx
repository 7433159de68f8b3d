import { useTitle } from '#web/lib/use-title.ts';

export function OrderPage() {
  useTitle('Order');
  return (
    <div className="wrap-page pt-5 sm:pt-9">
      <h1>Order</h1>
    </div>
  );
}
