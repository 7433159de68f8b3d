import { useTitle } from '#web/lib/use-title.ts';

export function PurchaseSuccessPage() {
  useTitle('Payment');
  return (
    <div className="wrap-page pt-5 sm:pt-9">
      <h1>Payment</h1>
    </div>
  );
}
