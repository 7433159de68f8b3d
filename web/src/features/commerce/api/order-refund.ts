import type { Order } from '#shared/commerce/order.ts';

/**
 * State of an order's 30-day guarantee: claimable, already claimed, declined, expired, or nothing to claim (never paid, free,
 * fully refunded).
 */
export type RefundState = 'claimable' | 'requested' | 'declined' | 'over' | 'none';

type Refundable = Pick<Order, 'status' | 'refund_request' | 'refundable_until'>;

/** `now` in milliseconds. */
export function refundState({ status, refund_request, refundable_until }: Refundable, now: number): RefundState {
  const wasPaid = status === 'paid' || status === 'partially_refunded';
  if (!wasPaid || refundable_until === null) return 'none';
  if (refund_request) return refund_request.declined_at ? 'declined' : 'requested';
  return now <= Date.parse(refundable_until) ? 'claimable' : 'over';
}
