import { CircleAlert, CircleCheck, Clock, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { Spinner } from '#web/components/ui/feedback/spinner.tsx';
import { formatPrice } from '#web/lib/text/format.ts';
import type { PaymentState } from '../api/payment-state.ts';
import { usePaymentResult } from '../api/use-payment-result.ts';

interface View {
  readonly title: string;
  readonly text: ReactNode;
  readonly icon: ReactNode;
  readonly acts?: ReactNode;
}

const icon = { size: 32, 'aria-hidden': true } as const;

/** The outcome of a payment, or that it is pending. Changes are announced politely. */
export function PaymentResult({ sessionId }: { readonly sessionId: string }) {
  const { state, payment, retry } = usePaymentResult(sessionId);
  const ebook = payment?.metadata.ebook_id;
  const amount = payment ? formatPrice(payment.amount_total / 100) : '';
  const views: Record<PaymentState, View> = {
    checking: {
      title: 'Checking your payment',
      text: 'One moment.',
      icon: <Spinner />,
    },
    pending: {
      title: 'Your payment is on its way',
      text: 'It has not arrived yet. We check again every two seconds. You may also close this page: your ebooks will appear in My Library, and the receipt will be emailed to you.',
      icon: <Hourglass {...icon} className="text-scheduled" />,
      acts: <ButtonLink to={href('dashboard')}>Go to My Library</ButtonLink>,
    },
    success: {
      title: 'Payment successful!',
      text: `You now have access to your ebook. We received ${amount}; the receipt is in your inbox.`,
      icon: <CircleCheck {...icon} className="text-published" />,
      acts: (
        <>
          {ebook && (
            <ButtonLink to={href('ebook', { id: ebook })} variant="primary" size={48}>
              Read now
            </ButtonLink>
          )}
          <ButtonLink to={href('dashboard')} size={48}>
            Go to My Library
          </ButtonLink>
        </>
      ),
    },
    expired: {
      title: 'Payment session expired',
      text: 'Nothing was charged. Your cart is as you left it.',
      icon: <Clock {...icon} className="text-draft" />,
      acts: (
        <ButtonLink to={href('marketplace', { openCart: 'true' })} variant="primary" size={48}>
          Back to the cart
        </ButtonLink>
      ),
    },
    error: {
      title: 'We could not verify your payment',
      text: 'Error verifying payment. Please contact support. If you were charged, nothing is lost: your ebooks will appear in My Library as soon as the payment is confirmed.',
      icon: <CircleAlert {...icon} className="text-danger" />,
      acts: (
        <>
          <Button variant="primary" size={48} onClick={retry}>
            Try Again
          </Button>
          <ButtonLink to={href('orders')} size={48}>
            My orders
          </ButtonLink>
        </>
      ),
    },
  };
  const { title, text, icon: picture, acts } = views[state];
  return (
    <section className="mx-auto max-w-140 rounded-card border border-line bg-surface px-6 py-10 sm:px-10">
      <div aria-live="polite">
        {picture}
        <h1 className="mt-5 text-28">{title}</h1>
        <p className="mt-2 text-muted">{text}</p>
      </div>
      {acts && <div className="mt-7 flex flex-wrap gap-3">{acts}</div>}
    </section>
  );
}
