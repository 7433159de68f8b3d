import { logger } from '#lib/logger.ts';
import { perform } from './opt-in.ts';
import { claimTask, dueTasks, findTask, finishTask, type NewsletterTask, postponeTask } from './task.repo.ts';

/** Takes a task and does it. Whatever goes wrong stays here: the task is tried again, later each time. */
async function attempt(waiting: NewsletterTask): Promise<void> {
  const task = await claimTask(waiting);
  if (!task) return;
  const about = { task: task.kind, id: task.id, attempts: task.attempts };
  try {
    await perform(task);
    await finishTask(task);
  } catch (error) {
    logger.warn('newsletter task failed', { ...about, error: error as Error });
    const isParked = await postponeTask(task).catch(() => false);
    if (isParked) logger.error('newsletter task given up', about);
  }
}

/** One task, at once: the index that the sweep asks may not know it yet. */
export async function doTask(id: string): Promise<void> {
  const task = await findTask(id);
  if (task) await attempt(task);
}

const portion = 10;

/** Does what is due until nothing is, or until `deadline` (milliseconds from now, by the wall clock). */
export async function sweepTasks(deadline: number): Promise<void> {
  const end = performance.now() + deadline;
  while (performance.now() < end) {
    const due = await dueTasks(portion);
    if (due.length === 0) return;
    await Promise.all(due.map(attempt));
  }
}
