import { Navigate, useSearchParams } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { RequireUser } from '#web/app/guards.tsx';
import { PaymentResult } from '#web/features/commerce/components/payment-result.tsx';
import { useTitle } from '#web/lib/use-title.ts';

/** The return page of the payment gateway. Without a session id there is nothing to show. */
export function PurchaseSuccessPage() {
  useTitle('Payment');
  const [query] = useSearchParams();
  const sessionId = query.get('session_id');
  if (!sessionId) return <Navigate to={href('marketplace')} replace />;
  return (
    <RequireUser>
      <div className="wrap-page pt-8 sm:pt-16">
        <PaymentResult sessionId={sessionId} />
      </div>
    </RequireUser>
  );
}
