import type { Order } from '#shared/commerce/order.ts';

/**
 * What the 30-day guarantee means for an order: it can be claimed, it was, it is over, or there is nothing to claim
 * (never paid, free, refunded whole).
 */
export type RefundState = 'claimable' | 'requested' | 'over' | 'none';

type Refundable = Pick<Order, 'status' | 'refund_request' | 'refundable_until'>;

/** `now` in milliseconds. */
export function refundState({ status, refund_request, refundable_until }: Refundable, now: number): RefundState {
  const wasPaid = status === 'paid' || status === 'partially_refunded';
  if (!wasPaid || refundable_until === null) return 'none';
  if (refund_request) return 'requested';
  return now <= Date.parse(refundable_until) ? 'claimable' : 'over';
}
