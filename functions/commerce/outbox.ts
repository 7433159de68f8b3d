import { logger } from '#lib/logger.ts';
import { bringUpFigures } from './figures.ts';
import type { Task } from './outbox.entity.ts';
import { claimTask, dueTasks, finishTask, type OutboxRecord, postponeTask } from './outbox.repo.ts';
import { mailReceipt, mailRefund } from './receipt.ts';
import { executeRefund } from './refund-execution.ts';

/**
 * Does a task and answers those that follow from it. Each may be done again after a crash: figures and refunds then
 * change nothing, a mail may come twice.
 */
async function perform(orderId: string, task: Task): Promise<readonly OutboxRecord[]> {
  if (task.kind === 'refund') return executeRefund(orderId, task.refund_id);
  if (task.kind === 'receipt') await mailReceipt(orderId);
  if (task.kind === 'refund-mail') await mailRefund(orderId, task.refund_id);
  if (task.kind === 'figures') await bringUpFigures(orderId);
  return [];
}

/** Does a leased task. Whatever goes wrong stays here: the task is tried again, later each time. */
async function attempt(record: OutboxRecord): Promise<void> {
  const about = { task: record.task.kind, order_id: record.order_id, attempts: record.attempts };
  try {
    const next = await perform(record.order_id, record.task);
    await finishTask(record);
    await deliver(next);
  } catch (error) {
    logger.warn('outbox task failed', { ...about, error: error as Error });
    const isParked = await postponeTask(record).catch(() => false);
    if (isParked) logger.error('outbox task given up', about);
  }
}

/** Delivers tasks of one's own, right after the commit that wrote them. Never throws. */
export async function deliver(records: readonly OutboxRecord[]): Promise<void> {
  await Promise.all(records.map(attempt));
}

async function claimAndAttempt(record: OutboxRecord): Promise<void> {
  const claimed = await claimTask(record);
  if (claimed) await attempt(claimed);
}

const portion = 10;

/** Does what is due until nothing is, or until `deadline` (milliseconds from now, by the wall clock). */
export async function sweepOutbox(deadline: number): Promise<void> {
  const end = performance.now() + deadline;
  while (performance.now() < end) {
    const due = await dueTasks(portion);
    if (due.length === 0) return;
    await Promise.all(due.map(claimAndAttempt));
  }
}
