import type { EntityItem } from 'electrodb';
import { minutes, now, seconds } from '#lib/clock.ts';
import { newId } from '#lib/ids.ts';
import { ifCondition } from '#lib/table/condition.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { OutboxEntity, type Task } from './outbox.entity.ts';

export type OutboxRecord = EntityItem<typeof OutboxEntity>;

/** Longer than any function runs: whoever holds a task is done or dead when it ends. */
const lease = minutes(1);
/** With these waits the last try lies more than a day after the first: a gateway forgets a key after a day. */
const mostAttempts = 14;
const longestWait = minutes(360);

const after = (milliseconds: number): string => new Date(now() + milliseconds).toISOString();

/** A task is born leased to the process that writes it, which delivers it right after its commit. */
export const newTask = (order_id: string, task: Task): OutboxRecord => ({
  id: newId('outbox'),
  order_id,
  task,
  state: 'waiting',
  due: after(lease),
  attempts: 1,
});

export const taskItem = (record: OutboxRecord): TransactItem => ({ Put: OutboxEntity.create(record).params() });

/** Tasks whose turn has come, oldest first. */
export async function dueTasks(limit: number): Promise<OutboxRecord[]> {
  const query = OutboxEntity.query.byTurn({ state: 'waiting' }).lte({ due: after(0) });
  return (await query.go({ limit })).data;
}

/** Takes the lease; undefined when somebody else has it, or the task is done. */
export async function claimTask(record: OutboxRecord): Promise<OutboxRecord | undefined> {
  const claimed = { ...record, due: after(lease), attempts: record.attempts + 1 };
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
