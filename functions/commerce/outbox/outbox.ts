import { createOutbox } from '#lib/outbox/outbox.ts';
import { updateFigures } from '../figures/figures.ts';
import { mailDecline, mailReceipt, mailRefund } from '../order/receipt.ts';
import { type OutboxRecord, orderQueue, type Task } from '../order/task.ts';
import { executeRefund } from './refund-execution.ts';

/** Safe to repeat after a crash: figures and refunds are idempotent, a mail may be sent twice. */
async function perform(orderId: string, task: Task): Promise<readonly OutboxRecord[]> {
  if (task.kind === 'refund') return executeRefund(orderId, task.refund_id);
  if (task.kind === 'receipt') await mailReceipt(orderId);
  if (task.kind === 'refund-mail') await mailRefund(orderId, task.refund_id);
  if (task.kind === 'decline-mail') await mailDecline(orderId);
  if (task.kind === 'figures') await updateFigures(orderId);
  return [];
}

export const orderTasks = createOutbox(orderQueue, perform);
