import { CircleAlert, CircleCheck, Clock, Hourglass, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PaymentState } from '../../api/payment-state.ts';

/** What the payment page says in a state. */
export interface PaymentView {
  readonly title: string;
  readonly text: string;
  readonly icon: ReactNode;
}

const icon = { size: 32, 'aria-hidden': true } as const;

/** What is said in each state; `amount` is what was received. */
export const paymentViews = (amount: string): Readonly<Record<PaymentState, PaymentView>> => ({
  checking: {
    title: 'Checking your payment',
    text: 'One moment. We ask the payment service whether it has arrived.',
    icon: <LoaderCircle {...icon} className="animate-spin text-muted" />,
  },
  pending: {
    title: 'Your payment is on its way',
    text: 'It has not arrived yet. We check again every two seconds. You may also close this page: your ebooks will appear in My Library, and the receipt will be emailed to you.',
    icon: <Hourglass {...icon} className="text-scheduled" />,
  },
  success: {
    title: 'Payment successful!',
    text: `You now have access to your ebook. We received ${amount}; the receipt is in your inbox.`,
    icon: <CircleCheck {...icon} className="text-published" />,
  },
  expired: {
    title: 'Payment session expired',
    text: 'Nothing was charged. Your cart is as you left it.',
    icon: <Clock {...icon} className="text-draft" />,
  },
  error: {
    title: 'We could not verify your payment',
    text: 'Error verifying payment. Please contact support. If you were charged, nothing is lost: your ebooks will appear in My Library as soon as the payment is confirmed.',
    icon: <CircleAlert {...icon} className="text-danger" />,
  },
});
