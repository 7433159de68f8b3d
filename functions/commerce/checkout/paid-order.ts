import { grantItems } from '#functions/library/public.ts';
import { nowIso } from '#lib/clock.ts';
import { conflict } from '#lib/errors.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import type { Pricing } from '../cart/pricing.ts';
import { notClosedItem } from '../order/open-checkout.repo.ts';
import { accountGone } from '../order/open-order.ts';
import { newOrderItems, type OrderRecord } from '../order/order.repo.ts';
import { newTask, taskItem } from '../order/task.ts';
import { orderTasks } from '../outbox/outbox.ts';
import { delivered } from '../settlement/payment-state.ts';
import { type Buyer, newOrder } from './new-order.ts';

/* Orders without a gateway: they are created as paid. */

/** With nothing to pay, the order is paid at once and the books are granted in the same transaction. */
export async function grantAtOnce(buyer: Buyer, pricing: Pricing): Promise<OrderRecord> {
  const { order, takeCode, codeProblem } = newOrder(buyer, pricing);
  const { order: paid, grant } = delivered(order, undefined, new Set(), order.created_at);
  const owned: string[] = [];
  let isGone = false;
  const gone = () => {
    isGone = true;
  };
  const isSaved = await transactUnlessRefused([
    { items: newOrderItems(paid) },
    { items: [notClosedItem(buyer.id)], refused: gone },
    ...grant.map((line) => ({
      items: grantItems(buyer.id, [{ ebook_id: line.ebook_id, order_id: order.id, paid: line.paid }], order.created_at),
      refused: () => void owned.push(line.title),
    })),
    ...takeCode,
  ]);
  if (isGone) throw accountGone();
  if (!isSaved) throw conflict(codeProblem() ?? ownedProblem(owned));
  return paid;
}

export const quoted = (titles: readonly string[]): string => titles.map((title) => `“${title}”`).join(', ');
export const ownedProblem = (titles: readonly string[]): string => `You already own ${quoted(titles)}.`;

/** Records an order paid outside the shop (invoice, bank transfer), delivered and counted like any other. */
export async function recordPaidOrder(buyer: Buyer, pricing: Pricing): Promise<OrderRecord> {
  const { order } = newOrder(buyer, pricing);
  const { order: paid, grant } = delivered(order, undefined, new Set(), nowIso());
  const tasks = order.total > 0 ? [newTask(order.id, { kind: 'figures' }), newTask(order.id, { kind: 'copies' })] : [];
  const grants = grant.map((line) => ({ ebook_id: line.ebook_id, order_id: order.id, paid: line.paid }));
  const isSaved = await transactUnlessRefused([
    { items: [...newOrderItems(paid), ...grantItems(buyer.id, grants, order.created_at), ...tasks.map(taskItem)] },
  ]);
  if (!isSaved) throw conflict(ownedProblem(order.lines.map(({ title }) => title)));
  await orderTasks.deliver(tasks);
  return paid;
}
