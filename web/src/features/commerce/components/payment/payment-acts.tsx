import type { ReactNode } from 'react';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import type { PaymentState } from '../../api/payment-state.ts';

/** Where a state of the payment page leads. */
export function PaymentActs({ state, onRetry }: { readonly state: PaymentState; readonly onRetry: () => void }) {
  const acts: Readonly<Record<PaymentState, ReactNode>> = {
    checking: null,
    pending: <ButtonLink to={href('dashboard')}>Go to My Library</ButtonLink>,
    success: (
      <>
        <ButtonLink to={href('dashboard')} size={48}>
          Go to My Library
        </ButtonLink>
        <ButtonLink to={href('marketplace')} variant="quiet" size={48}>
          Browse All Ebooks
        </ButtonLink>
      </>
    ),
    expired: (
      <ButtonLink to={href('marketplace', { openCart: 'true' })} variant="primary" size={48}>
        Back to the cart
      </ButtonLink>
    ),
    error: (
      <>
        <Button variant="primary" size={48} onClick={onRetry}>
          Try Again
        </Button>
        <ButtonLink to={href('orders')} size={48}>
          My orders
        </ButtonLink>
      </>
    ),
  };
  return <div className="mt-7 flex min-h-12 flex-wrap gap-3">{acts[state]}</div>;
}
