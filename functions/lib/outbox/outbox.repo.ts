import type { EntityItem } from 'electrodb';
import { minutes, now, seconds } from '../clock.ts';
import { newId } from '../ids.ts';
import { ifCondition } from '../table/condition.ts';
import type { TransactItem } from '../table/transact.ts';
import { OutboxEntity, type OutboxQueue } from './outbox.entity.ts';

/** What every task says of itself. */
export interface AnyTask {
  readonly kind: string;
}
export type OutboxRecord<Task extends AnyTask = AnyTask> = Omit<EntityItem<typeof OutboxEntity>, 'task'> & {
  readonly task: Task;
};

/** Longer than any function runs: whoever holds a task is done or dead when it ends. */
const lease = minutes(1);
/** With these waits the last try lies more than a day after the first: a gateway forgets a key after a day. */
const mostAttempts = 14;
const longestWait = minutes(360);

const after = (milliseconds: number): string => new Date(now() + milliseconds).toISOString();

/** A task that is born leased to the process that writes it, which does it right after its commit. */
export const newOutboxTask = <Task extends AnyTask>(
  queue: OutboxQueue,
  subject: string,
  task: Task,
): OutboxRecord<Task> => ({
  id: newId('outbox'),
  queue,
  subject,
  task,
  state: 'waiting',
  due: after(lease),
  attempts: 1,
});

/** A task for the queue's worker, from `due` (milliseconds) on. No answer waits for it. */
export const waitingOutboxTask = <Task extends AnyTask>(
  queue: OutboxQueue,
  subject: string,
  task: Task,
  due = now(),
): OutboxRecord<Task> => ({
  ...newOutboxTask(queue, subject, task),
  due: new Date(due).toISOString(),
  attempts: 0,
});

export const outboxItem = (record: OutboxRecord): TransactItem => ({ Put: OutboxEntity.create(record).params() });

/** A task that follows from no other change. Its id is new: written again after a lost answer, it is the same task. */
export async function saveOutboxTask(record: OutboxRecord): Promise<void> {
  await OutboxEntity.put(record).go();
}

/** A task when its turn has come: the index that the sweep asks may not know it yet. */
export async function dueTask(id: string): Promise<OutboxRecord | undefined> {
  const { data } = await OutboxEntity.get({ id }).go({ consistent: true });
  return data && data.state === 'waiting' && Date.parse(data.due) <= now() ? (data as OutboxRecord) : undefined;
}

/** Tasks whose turn has come, oldest first. */
export async function dueTasks(queue: OutboxQueue, limit: number): Promise<OutboxRecord[]> {
  const query = OutboxEntity.query.byTurn({ queue, state: 'waiting' }).lte({ due: after(0) });
  return (await query.go({ limit })).data as OutboxRecord[];
}

/**
 * Takes the lease; undefined when somebody else has it, or the task is done. One whose last try ended with its process is
 * parked instead, for a person.
 */
export async function claimTask<Record extends OutboxRecord>(record: Record): Promise<Record | undefined> {
  const isOver = record.attempts >= mostAttempts;
  const claimed: Record = isOver
    ? { ...record, state: 'parked' }
    : { ...record, due: after(lease), attempts: record.attempts + 1 };
  const written = await ifCondition(
    OutboxEntity.put(claimed)
      .where(({ due, state }, { eq }) => `${eq(due, record.due)} AND ${eq(state, 'waiting')}`)
      .go(),
  );
  return written && claimed;
}

export async function finishTask({ id }: OutboxRecord): Promise<void> {
  await OutboxEntity.delete({ id }).go();
}

/** Puts a task that failed back in line, later each time; true when it was parked instead, for a person. */
export async function postponeTask(record: OutboxRecord): Promise<boolean> {
  const isLast = record.attempts >= mostAttempts;
  const wait = Math.min(seconds(30) * 2 ** record.attempts, longestWait);
  const next = { ...record, due: after(wait), state: isLast ? 'parked' : 'waiting' } as const;
  await ifCondition(
    OutboxEntity.put(next)
      .where(({ due }, { eq }) => eq(due, record.due))
      .go(),
  );
  return isLast;
}
