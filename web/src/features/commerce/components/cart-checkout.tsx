import type { CartCalculation } from '#shared/commerce/cart.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useGoSignIn } from '#web/lib/return-path.ts';
import { useSession } from '#web/lib/session.tsx';
import { useCheckout } from '../api/checkout.ts';
import { CartSummary } from './cart-summary.tsx';
import { PaymentLink } from './payment-link.tsx';

export interface CartCheckoutProps {
  readonly calculation: CartCalculation | undefined;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** Foot of the cart: figures, and the way to pay. */
export function CartCheckout({ calculation, isFailed, onRetry, onLeave }: CartCheckoutProps) {
  const { user } = useSession();
  const goSignIn = useGoSignIn();
  const { start, buy, busy, url } = useCheckout();
  const payable = calculation?.items.filter(({ problem }) => !problem).map(({ ebook_id }) => ebook_id) ?? [];
  if (isFailed && !calculation)
    return (
      <div role="alert" className="flex items-center justify-between gap-4 text-14">
        Failed to calculate cart total
        <Button onClick={onRetry}>Try Again</Button>
      </div>
    );
  const signIn = () => {
    onLeave();
    goSignIn('Please sign in to checkout');
  };
  return (
    <>
      {calculation ? <CartSummary calculation={calculation} /> : <Skeleton className="h-24" />}
      {user ? (
        <Button
          variant="primary"
          size={48}
          className="mt-4 w-full"
          busy={busy}
          busyText="Opening the payment page…"
          disabled={payable.length === 0}
          onClick={() => void (calculation?.total ? buy : start)(payable)}
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
