import { readCounter } from '#lib/table/counter.ts';
import type { Order } from '#shared/commerce/order.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { allOrdersOfUser, type OrderRecord } from './order.repo.ts';
import { type Change, changeOrder } from './order-change.ts';
import { anonymousId } from './order-outcome.ts';
import { toOrder } from './order-view.ts';
import { findNewestCheckout, forgetNewestCheckout } from './payment.repo.ts';

/*
 * What other domains may ask of commerce. It loads neither the gateway nor the mailer.
 */

/** Everything a person ever ordered, for their export. */
export async function exportOrders(userId: string): Promise<Order[]> {
  return (await allOrdersOfUser(userId)).map(toOrder);
}

/**
 * Takes a person's name off their orders: the books keep adding up, the e-mail address and what they wrote are gone.
 * Safe to repeat after a crash. Money that comes later for an open checkout goes back by itself.
 */
export async function anonymiseOrders(userId: string): Promise<void> {
  const [orders, newest] = await Promise.all([allOrdersOfUser(userId), findNewestCheckout(userId)]);
  // The index may not know yet what was ordered a moment ago; the pointer does.
  const ids = new Set([...orders, ...(newest ? [newest] : [])].map(({ id }) => id));
  const nobody = anonymousId();
  for (const id of ids) await changeOrder(id, (order) => withoutName(order, userId, nobody));
  await forgetNewestCheckout(userId);
}

function withoutName(order: OrderRecord, userId: string, nobody: string): Change | undefined {
  if (order.user_id !== userId) return undefined;
  const refund_request = order.refund_request && { ...order.refund_request, reason: '' };
  return { order: { ...order, user_id: nobody, email: '', refund_request }, parts: [] };
}

/** Sums over all orders. Dollars; refunds are taken off. */
export async function commerceFigures(): Promise<{ total_purchases: number; total_orders: number; revenue: number }> {
  const names = ['purchases', 'orders', 'revenue_cents'] as const;
  const [total_purchases, total_orders, cents] = await Promise.all(names.map(readCounter));
  return { total_purchases: total_purchases ?? 0, total_orders: total_orders ?? 0, revenue: toDollars(cents ?? 0) };
}
