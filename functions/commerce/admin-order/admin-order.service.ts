import type { Actor } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { conflict, invalid, notFound } from '#lib/errors.ts';
import { type TransactItem, transact } from '#lib/table/transact.ts';
import type { AdminOrder } from '#shared/commerce/order.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { findOrder, type OrderRecord, type StoredLine } from '../order/order.repo.ts';
import { toAdminOrder } from '../order/order.view.ts';
import { newTask, taskItem } from '../order/task.ts';
import { orderTasks } from '../outbox/outbox.ts';
import { carryOutRefund, orderRefund } from '../payment/fulfilment.service.ts';

/** 404 when there is none. */
export async function requireOrder(id: string): Promise<OrderRecord> {
  const order = await findOrder(id);
  if (!order) throw notFound('Order not found');
  return order;
}

export async function getAnyOrder(id: string): Promise<AdminOrder> {
  return toAdminOrder(await requireOrder(id));
}

/**
 * Refunds the given lines, or everything that is left, and takes the books away. Safe to repeat: finished refunds are
 * refused, pending ones are retried, and neither writes a second audit row.
 */
export async function refundOrder(actor: Actor, id: string, lines: readonly string[] | undefined): Promise<AdminOrder> {
  let before = 0;
  const choose = (order: OrderRecord) => {
    before = order.refunds.length;
    return refundableLines(order, lines);
  };
  const asked = await orderRefund(id, choose, (after) => refundRow(actor, after));
  for (const refund of (asked ?? (await requireOrder(id))).refunds) await carryOutRefund(id, refund.id);
  const order = await requireOrder(id);
  if (order.refunds.slice(before).some(({ state }) => state === 'failed'))
    throw conflict(order.attention ?? 'The payment gateway refused this refund.');
  return toAdminOrder(order);
}

/** The audit row of an order's newest refund. */
function refundRow(actor: Actor, { id, lines, refunds }: OrderRecord): TransactItem {
  const { amount = 0, lines: named = [] } = refunds.at(-1) ?? {};
  const titles = lines.filter(({ ebook_id }) => named.includes(ebook_id)).map(({ title }) => title);
  const after = { refunded: toDollars(amount), items: titles };
  return auditItem(actor, { action: 'order.refunded', target: { id, name: id }, after });
}

const orderIsDone = 'This order has been refunded already. Nothing is left to refund.';
const linesAreDone = 'These items have been refunded already. Nothing is left to refund for them.';

function refundableLines(order: OrderRecord, named: readonly string[] | undefined): StoredLine[] {
  if (!order.paid_at) throw conflict(order.status === 'refunded' ? orderIsDone : 'Only a paid order can be refunded.');
  const unknown = named?.find((id) => !order.lines.some(({ ebook_id }) => ebook_id === id));
  if (unknown !== undefined) throw invalid('lines', 'This order has no such line');
  const asked = new Set(order.refunds.filter(({ state }) => state === 'requested').flatMap(({ lines }) => lines));
  const left = order.lines.filter(
    ({ ebook_id, status }) => status !== 'refunded' && (named?.includes(ebook_id) ?? true),
  );
  if (left.length === 0) throw conflict(named && order.status !== 'refunded' ? linesAreDone : orderIsDone);
  return left.filter(({ ebook_id }) => !asked.has(ebook_id));
}

/** Mails the receipt to its buyer once more; 409 where there is none. */
export async function resendReceipt(actor: Actor, id: string): Promise<void> {
  const order = await requireOrder(id);
  if (!order.paid_at || order.total === 0) throw conflict('There is no receipt for an order that was not paid.');
  if (order.email === '') throw conflict('The account of this order was deleted.');
  const task = newTask(id, { kind: 'receipt' });
  await transact([taskItem(task), auditItem(actor, { action: 'order.receipt-resent', target: { id, name: id } })]);
  await orderTasks.deliver([task]);
}
