import type { OutboxRecord } from './outbox.repo.ts';

/** What a queue's worker is called with, by an event; a schedule calls it without tasks. */
export interface WorkerCall {
  readonly detail?: { readonly task_ids?: readonly string[] };
}

/**
 * Tells the worker of a queue of tasks that have been written. When this is lost, the worker finds them within a minute, so
 * it never fails and never takes long.
 */
export async function announce(tasks: readonly OutboxRecord[]): Promise<void> {
  const [first] = tasks;
  if (!first) return;
  const { publish } = await import('../aws/events.ts');
  await publish(`rampart.${first.queue}`, 'outbox.due', { task_ids: tasks.map(({ id }) => id) });
}
