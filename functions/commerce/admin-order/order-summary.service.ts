import { readCounter } from '#lib/table/counter.ts';
import type { OrderSummary } from '#shared/commerce/order.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { orderCounter, refundCounter, revenueCounter } from '../figures/figures.entity.ts';
import { countRefundRequests } from '../order/refund-request.repo.ts';

/** Kept as things happen: no list of orders is ever summed up. */
export async function orderSummary(): Promise<OrderSummary> {
  const counters = [orderCounter, revenueCounter, refundCounter].map(readCounter);
  const [refund_requests, paid_orders = 0, revenue = 0, refunded = 0] = await Promise.all([
    countRefundRequests(),
    ...counters,
  ]);
  return { paid_orders, revenue: toDollars(revenue), refunded: toDollars(refunded), refund_requests };
}
