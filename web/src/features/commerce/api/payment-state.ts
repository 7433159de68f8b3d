import type { PaymentStatus } from '#shared/commerce/payment.ts';

/** States of the payment result page. */
export type PaymentState = 'checking' | 'pending' | 'success' | 'expired' | 'error';

/** Milliseconds between two questions while the payment is pending. */
export const pollInterval = 2000;

/** What the gateway's word means for the person who waits. */
export function paymentState(status: Pick<PaymentStatus, 'payment_status' | 'status'>): PaymentState {
  if (status.payment_status === 'paid' || status.payment_status === 'no_payment_required') return 'success';
  return status.status === 'expired' ? 'expired' : 'pending';
}
