import type { Actor } from '#lib/actor.ts';
import { nowIso } from '#lib/clock.ts';
import { conflict, notFound } from '#lib/errors.ts';
import type { Order } from '#shared/commerce/order.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { findOrder, listOrdersOfUser, type OrderRecord } from './order.repo.ts';
import { refundableUntil, toOrder } from './order.view.ts';
import { changeOrder } from './order-change.ts';
import { refundRequestItems, waitingRequest } from './refund-request.repo.ts';

export async function listOwnOrders(actor: Actor, page: PageQuery): Promise<Page<Order>> {
  const { items, next } = await listOrdersOfUser(actor.id, page);
  return { items: items.map(toOrder), next };
}

const noSuchOrder = () => notFound('Order not found');

/** Treats someone else's order as not found. */
function requireOwner(order: OrderRecord | undefined, actor: Actor): OrderRecord {
  if (order?.user_id !== actor.id) throw noSuchOrder();
  return order;
}

export async function getOwnOrder(actor: Actor, id: string): Promise<Order> {
  return toOrder(requireOwner(await findOrder(id), actor));
}

/** Claims the 30-day guarantee, once per order; an admin decides. */
export async function requestRefund(actor: Actor, id: string, reason: string): Promise<Order> {
  const requested_at = nowIso();
  const order = await changeOrder(id, (current) => {
    requireClaimable(requireOwner(current, actor), requested_at);
    const claimed = { ...current, refund_request: { reason, requested_at } };
    return { order: claimed, parts: [{ items: refundRequestItems(current, claimed) }] };
  });
  if (!order) throw noSuchOrder();
  return toOrder(order);
}

function requireClaimable(order: OrderRecord, at: string): void {
  if (waitingRequest(order)) throw conflict('You have already asked for a refund of this order.');
  if (order.refund_request)
    throw conflict('We have declined a refund of this order. If you see it differently, please write to us.');
  if (order.status === 'refunded') throw conflict('This order has been refunded already.');
  if (!order.paid_at) throw conflict('This order has not been paid.');
  const until = refundableUntil(order);
  if (until === null) throw conflict('Nothing was paid for this order.');
  if (at > until) throw conflict(`The 30-day guarantee of this order ended on ${until.slice(0, 10)}.`);
}
