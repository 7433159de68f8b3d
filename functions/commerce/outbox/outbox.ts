import { renewCopiesOf } from '#functions/catalog/public.ts';
import { runJob } from '#lib/job/run.ts';
import { createOutbox } from '#lib/outbox/outbox.ts';
import { updateFigures } from '../figures/figures.ts';
import { findOrder } from '../order/order.repo.ts';
import { mailDecline, mailReceipt, mailRefund } from '../order/receipt.ts';
import type { OutboxRecord, Task } from '../order/task.ts';
import { orderQueue } from '../queue.ts';
import { idsOf } from '../settlement/order-outcome.ts';
import { executeRefund } from './refund-execution.ts';

/** Safe to repeat after a crash: figures and refunds are idempotent, a mail may be sent twice. */
async function perform(orderId: string, task: Task): Promise<readonly OutboxRecord[]> {
  if (task.kind === 'job') return goOnWith(orderId);
  if (task.kind === 'refund') return executeRefund(orderId, task.refund_id);
  if (task.kind === 'receipt') await mailReceipt(orderId);
  if (task.kind === 'refund-mail') await mailRefund(orderId, task.refund_id);
  if (task.kind === 'decline-mail') await mailDecline(orderId);
  if (task.kind === 'figures') await updateFigures(orderId);
  if (task.kind === 'copies') await renewCopies(orderId);
  return [];
}

/** The catalogue looks at what the buyer has by then, so it is told of all lines that cost something. */
async function renewCopies(orderId: string): Promise<void> {
  const order = await findOrder(orderId);
  const paid = order?.lines.filter((line) => line.paid > 0) ?? [];
  if (order && paid.length > 0) await renewCopiesOf(order.user_id, idsOf(paid));
}

/** Loaded on demand: most tasks are mails and figures. */
async function goOnWith(jobId: string): Promise<readonly OutboxRecord[]> {
  const { commerceJobs } = await import('./jobs.ts');
  return runJob(jobId, orderQueue, commerceJobs);
}

export const orderTasks = createOutbox(orderQueue, perform);
