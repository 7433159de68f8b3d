import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { CartCalculation } from '#shared/commerce/cart.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { useCart } from '#web/lib/cart/cart.ts';
import { useGoSignIn } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { cartAddress } from '../api/cart-address.ts';
import { type UseCheckout, useCheckout } from '../api/checkout.ts';
import { CartSummary } from './cart-summary.tsx';
import { DiscountCodeForm } from './discount-code-form.tsx';
import { PaymentLink } from './payment-link.tsx';
import { PurchaseTermsForm, purchaseTermsText } from './purchase-terms-form.tsx';

export interface CartCheckoutProps {
  readonly calculation: CartCalculation | undefined;
  readonly isFailed: boolean;
  /** New figures are loading: buying is disabled meanwhile. */
  readonly isUpdating: boolean;
  /** The question before the payment takes the place of the way to it. */
  readonly isAsking: boolean;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** The cart's footer: figures and checkout. */
export function CartCheckout({ calculation, isFailed, isUpdating, isAsking, onRetry, onLeave }: CartCheckoutProps) {
  const { code } = useCart();
  const checkout = useCheckout();
  const problem = isUpdating ? undefined : calculation?.discount_code_problem;
  const counting = calculation && !isUpdating && !problem && code ? code : undefined;
  const isLost = isFailed && !calculation;
  return (
    <>
      {isLost && <CalculationFailed onRetry={onRetry} />}
      {/* Always mounted in this place, to keep the typed code and the focus. */}
      <div hidden={isAsking}>
        <DiscountCodeForm problem={problem} isCounting={counting !== undefined} isChecking={isUpdating} />
      </div>
      {!isLost && (
        <>
          {calculation ? (
            <CartSummary calculation={calculation} isByCode={counting !== undefined} />
          ) : (
            <Skeleton className="h-24" />
          )}
          {isAsking && <TermsStep />}
          <WayToPay {...{ calculation, checkout, isUpdating, isAsking, onLeave }} code={counting} />
        </>
      )}
    </>
  );
}

const CalculationFailed = ({ onRetry }: Pick<CartCheckoutProps, 'onRetry'>) => (
  <div role="alert" className="mb-4 flex items-center justify-between gap-4 text-14">
    Failed to calculate cart total
    <Button onClick={onRetry}>Try Again</Button>
  </div>
);

const TermsStep = () => (
  <div className="mt-4 border-t border-line pt-3">
    <p className="text-14">{purchaseTermsText}</p>
    <PurchaseTermsForm isStep />
  </div>
);

/** The button that asked has the focus again when the question is gone. */
function useFocusAfterAsking(isAsking: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return button;
}

interface WayToPayProps extends Pick<CartCheckoutProps, 'calculation' | 'isUpdating' | 'isAsking' | 'onLeave'> {
  /** The code that was applied. */
  readonly code: string | undefined;
  readonly checkout: UseCheckout;
}

function WayToPay({ calculation, code, checkout, isUpdating, isAsking, onLeave }: WayToPayProps) {
  const button = useFocusAfterAsking(isAsking);
  const { user } = useSession();
  const goSignIn = useGoSignIn();
  const here = useLocation();
  const { start, buy, busy, url } = checkout;
  const payable = calculation?.items.filter(({ problem }) => !problem).map(({ ebook_id }) => ebook_id) ?? [];
  const signIn = () => {
    onLeave();
    goSignIn('Please sign in to checkout', cartAddress(here));
  };
  return (
    <div hidden={isAsking}>
      {user ? (
        <Button
          ref={button}
          variant="primary"
          size={48}
          className="mt-4 w-full"
          busy={busy}
          busyText="Opening the payment page…"
          disabled={isUpdating || payable.length === 0}
          onClick={() => void (calculation?.total ? buy : start)(payable, code)}
        >
          Proceed to Checkout
        </Button>
      ) : (
        <Button variant="primary" size={48} className="mt-4 w-full" onClick={signIn}>
          Sign in to checkout
        </Button>
      )}
      <PaymentLink url={url} />
      <p className="mt-3 text-14 text-muted">
        Payment by Stripe, in US dollars. Files are ready at once. 30-day money-back guarantee.
      </p>
    </div>
  );
}
