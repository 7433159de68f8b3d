import type { CartCalculation } from '#shared/commerce/cart.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { useCart } from '#web/lib/cart/cart.ts';
import { useGoSignIn } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { useCheckout } from '../api/checkout.ts';
import { CartSummary } from './cart-summary.tsx';
import { DiscountCodeForm } from './discount-code-form.tsx';
import { PaymentLink } from './payment-link.tsx';

export interface CartCheckoutProps {
  readonly calculation: CartCalculation | undefined;
  readonly isFailed: boolean;
  /** Other figures are on their way: nothing is bought by these. */
  readonly isUpdating: boolean;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** Foot of the cart: figures, and the way to pay. */
export function CartCheckout({ calculation, isFailed, isUpdating, onRetry, onLeave }: CartCheckoutProps) {
  const { user } = useSession();
  const { code } = useCart();
  const goSignIn = useGoSignIn();
  const { start, buy, busy, url } = useCheckout();
  const payable = calculation?.items.filter(({ problem }) => !problem).map(({ ebook_id }) => ebook_id) ?? [];
  const problem = isUpdating ? undefined : calculation?.discount_code_problem;
  const counting = calculation && !isUpdating && !problem && code ? code : undefined;
  // Keyed: it keeps what was typed, and the keyboard, wherever it stands.
  const codeForm = (
    <DiscountCodeForm key="code" problem={problem} isCounting={counting !== undefined} isChecking={isUpdating} />
  );
  if (isFailed && !calculation)
    return (
      <>
        <div role="alert" className="mb-4 flex items-center justify-between gap-4 text-14">
          Failed to calculate cart total
          <Button onClick={onRetry}>Try Again</Button>
        </div>
        {codeForm}
      </>
    );
  const signIn = () => {
    onLeave();
    goSignIn('Please sign in to checkout');
  };
  return (
    <>
      {codeForm}
      {calculation ? (
        <CartSummary calculation={calculation} isByCode={counting !== undefined} />
      ) : (
        <Skeleton className="h-24" />
      )}
      {user ? (
        <Button
          variant="primary"
          size={48}
          className="mt-4 w-full"
          busy={busy}
          busyText="Opening the payment page…"
          disabled={isUpdating || payable.length === 0}
          onClick={() => void (calculation?.total ? buy : start)(payable, counting)}
        >
          Proceed to Checkout
        </Button>
      ) : (
        <Button variant="primary" size={48} className="mt-4 w-full" onClick={signIn}>
          Sign in to checkout
        </Button>
      )}
      <PaymentLink url={url} />
      <p className="mt-3 text-14 text-muted">Payment by Stripe, in US dollars. Files are ready at once.</p>
    </>
  );
}
