import type { PaymentStatus } from '#shared/commerce/payment.ts';
import { formatPrice } from '#shared/kernel/format.ts';
import type { PaymentState } from '../api/payment-state.ts';
import { usePaymentResult } from '../api/use-payment-result.ts';
import { AwaitedOrder } from './payment/awaited-order.tsx';
import { BookRowSkeleton } from './payment/book-row-skeleton.tsx';
import { BoughtBooks } from './payment/bought-books.tsx';
import { PaymentActs } from './payment/payment-acts.tsx';
import { paymentViews } from './payment/payment-views.tsx';

interface SubjectProps {
  readonly state: PaymentState;
  readonly payment: PaymentStatus | undefined;
}

/** The ebooks that the payment is about, as far as they are known. */
function Subject({ state, payment }: SubjectProps) {
  if (state === 'error') return null;
  if (state === 'checking' || !payment) return <BookRowSkeleton />;
  const { order_id, metadata } = payment;
  if (state === 'success') return <BoughtBooks orderId={order_id} firstId={metadata.ebook_id} />;
  return <AwaitedOrder id={order_id} />;
}

/** The outcome of a payment, or that it is pending. Changes are announced politely; the frame stays where it is. */
export function PaymentResult({ sessionId }: { readonly sessionId: string }) {
  const { state, payment, retry } = usePaymentResult(sessionId);
  const { title, text, icon } = paymentViews(payment ? formatPrice(payment.amount_total / 100) : '')[state];
  return (
    <section className="mx-auto w-full max-w-160">
      <div aria-live="polite" className="min-h-41">
        {icon}
        <h1 className="mt-4">{title}</h1>
        <p className="mt-3 text-16 text-pretty text-muted sm:text-18">{text}</p>
      </div>
      <div className="shelf-edge mt-7">
        <Subject state={state} payment={payment} />
      </div>
      <PaymentActs state={state} onRetry={retry} />
    </section>
  );
}
