import type { OutboxRecord } from '#lib/outbox/outbox.repo.ts';

/** Tells the worker of a task at once. When this is lost, the sweep finds the task within a minute. */
export async function announce({ id }: OutboxRecord): Promise<void> {
  const { publish } = await import('#lib/aws/events.ts');
  await publish('rampart.newsletter', 'task.waiting', { task_id: id });
}
