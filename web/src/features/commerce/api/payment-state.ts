import type { PaymentStatus } from '#shared/commerce/payment.ts';

/** States of the payment result page. */
export type PaymentState = 'checking' | 'pending' | 'success' | 'expired' | 'error';

/** Polling interval while the payment is pending. Milliseconds. */
export const pollInterval = 2000;

/** Maps the gateway's status to the page's state. */
export function paymentState(status: Pick<PaymentStatus, 'payment_status' | 'status'>): PaymentState {
  if (status.payment_status === 'paid' || status.payment_status === 'no_payment_required') return 'success';
  return status.status === 'expired' ? 'expired' : 'pending';
}
