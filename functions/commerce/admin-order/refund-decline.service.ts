import type { Actor } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { nowIso } from '#lib/clock.ts';
import { conflict, notFound } from '#lib/errors.ts';
import type { AdminOrder } from '#shared/commerce/order.ts';
import { toAdminOrder } from '../order/order.view.ts';
import { changeOrder } from '../order/order-change.ts';
import { refundRequestItems, waitingRequest } from '../order/refund-request.repo.ts';
import { newTask, taskItem } from '../order/task.ts';
import { orderTasks } from '../outbox/outbox.ts';

/** Declines the refund that a buyer has asked for, and mails them why. The order may still be refunded later. */
export async function declineRefund(actor: Actor, id: string, note: string): Promise<AdminOrder> {
  const task = newTask(id, { kind: 'decline-mail' });
  const order = await changeOrder(id, (current) => {
    const request = waitingRequest(current);
    if (!request) throw conflict('No request for a refund of this order is waiting.');
    const declined = { ...current, refund_request: { ...request, declined_at: nowIso(), note } };
    const row = auditItem(actor, {
      action: 'order.refund-declined',
      target: { id, name: id },
      before: { refund_request: 'waiting' },
      after: { refund_request: 'declined' },
    });
    return { order: declined, parts: [{ items: [...refundRequestItems(current, declined), row, taskItem(task)] }] };
  });
  if (!order) throw notFound('Order not found');
  await orderTasks.deliver([task]);
  return toAdminOrder(order);
}
