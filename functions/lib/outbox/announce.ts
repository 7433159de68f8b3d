import { hasMoreThan, type OutboxRecord } from './outbox.repo.ts';

/** Input of a queue's worker, from an event; a schedule calls it without tasks. */
export interface WorkerCall {
  readonly detail?: { readonly task_ids?: readonly string[] };
}

/**
 * Notifies a queue's worker of new tasks. If the event is lost, the worker finds them within a minute, so this never
 * fails and never takes long.
 */
export async function announce(tasks: readonly OutboxRecord[]): Promise<void> {
  const [first] = tasks;
  if (!first) return;
  const { publish } = await import('../aws/events.ts');
  await publish(`rampart.${first.queue}`, 'outbox.due', { task_ids: tasks.map(({ id }) => id) });
}

/**
 * The same of one task whose worker needs much memory: each event starts a worker, and an account has a limit of those. With
 * more than `most` tasks under way the sweeps of the next minutes do it, one after the other.
 */
export async function announceUnlessBusy(task: OutboxRecord, most: number): Promise<void> {
  if (!(await hasMoreThan(task.queue, most).catch(() => false))) await announce([task]);
}
