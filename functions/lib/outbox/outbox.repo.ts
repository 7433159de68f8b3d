import type { EntityItem } from 'electrodb';
import { minutes, now, seconds } from '../clock.ts';
import { createdAt, idAbout, newId } from '../ids.ts';
import { lease } from '../lease.ts';
import { ifCondition } from '../table/condition.ts';
import { type TransactItem, transactUnlessRefused } from '../table/transact.ts';
import { OutboxEntity, type OutboxQueue } from './outbox.entity.ts';

/** What all tasks have in common. */
export interface AnyTask {
  readonly kind: string;
}
export type OutboxRecord<Task extends AnyTask = AnyTask> = Omit<EntityItem<typeof OutboxEntity>, 'task'> & {
  readonly task: Task;
};

/**
 * With these waits the last attempt is more than a day after the first: a gateway forgets idempotency keys after a day.
 */
const mostAttempts = 14;
const longestWait = minutes(360);

/** Whether a task has begun its last attempt: it is given up if that fails, or has died. */
export const isLastAttempt = ({ attempts }: OutboxRecord): boolean => attempts >= mostAttempts;

const after = (milliseconds: number): string => new Date(now() + milliseconds).toISOString();

/** A task created with a lease for the current process, which runs it right after the commit. */
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

/** A task for the queue's worker, due at `due` (milliseconds). No request waits for it. */
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

/** Saves a task without another change. Its id is new, so writing it again after a lost response is idempotent. */
export async function saveOutboxTask(record: OutboxRecord): Promise<void> {
  await OutboxEntity.put(record).go();
}

/** Requests for the same work within this time are one task. */
const asksFor = minutes(10);

/**
 * Adds a task that many may ask for, unless one of them has asked in these ten minutes and it is not done yet: its id says
 * what it is about and when. One that is just being done may have looked too early, so whoever waits asks again. Returns
 * it when it was added, to be announced.
 */
export async function askForTask(record: OutboxRecord): Promise<OutboxRecord | undefined> {
  const time = now();
  const subject = JSON.stringify([record.queue, record.subject, record.task]);
  const asked = { ...record, id: idAbout('outbox', time - (time % asksFor), subject) };
  return (await ifCondition(OutboxEntity.create(asked).go())) && asked;
}

/** A task if it is due; reads the item, because the sweep's index may lag behind. */
export async function dueTask(id: string): Promise<OutboxRecord | undefined> {
  const { data } = await OutboxEntity.get({ id }).go({ consistent: true });
  return data && data.state === 'waiting' && Date.parse(data.due) <= now() ? (data as OutboxRecord) : undefined;
}

/** Tasks that are due, oldest first. */
export async function dueTasks(queue: OutboxQueue, limit: number): Promise<OutboxRecord[]> {
  const query = OutboxEntity.query.byTurn({ queue, state: 'waiting' }).lte({ due: after(0) });
  return (await query.go({ limit })).data as OutboxRecord[];
}

/** Whether a queue has more than so many tasks that wait or are being done. */
export async function hasMoreThan(queue: string, count: number): Promise<boolean> {
  const { data } = await OutboxEntity.query.byTurn({ queue, state: 'waiting' }).go({ limit: count + 1 });
  return data.length > count;
}

/** How many tasks are looked at for the most overdue one: they are the first that are due. */
const looked = 50;

/**
 * Milliseconds since the most overdue task of a queue should have been done; 0 without any. A task that has failed has
 * been waiting since it was created: its later attempts are planned, but nobody planned the failure.
 */
export async function mostOverdue(queue: OutboxQueue): Promise<number> {
  const { data } = await OutboxEntity.query.byTurn({ queue, state: 'waiting' }).go({ limit: looked });
  const since = data.map(({ id, attempts, due }) => (attempts > 0 ? createdAt(id) : Date.parse(due)));
  return Math.max(0, ...since.map((time) => now() - time));
}

const replacing = (before: OutboxRecord, next: OutboxRecord) =>
  OutboxEntity.put(next).where(({ due, state }, { eq }) => `${eq(due, before.due)} AND ${eq(state, 'waiting')}`);

/** Takes the lease; undefined when another worker has it or the task is done. */
export async function claimTask<Record extends OutboxRecord>(record: Record): Promise<Record | undefined> {
  const claimed: Record = { ...record, due: after(lease), attempts: record.attempts + 1 };
  return (await ifCondition(replacing(record, claimed).go())) && claimed;
}

/** Gives a task up, with what follows from that; false when another worker has it, it is done, or that was refused. */
export const parkTask = (record: OutboxRecord, also: readonly TransactItem[]): Promise<boolean> =>
  transactUnlessRefused([{ Put: replacing(record, { ...record, state: 'parked' }).params() }, ...also]);

export async function finishTask({ id }: OutboxRecord): Promise<void> {
  await OutboxEntity.delete({ id }).go();
}

/** Reschedules a failed task with growing delays, unless another worker has it. */
export async function postponeTask(record: OutboxRecord): Promise<void> {
  const wait = Math.min(seconds(30) * 2 ** record.attempts, longestWait);
  await ifCondition(replacing(record, { ...record, due: after(wait) }).go());
}

/** Tasks of a queue that were given up, by the time at which they were due again. */
export async function parkedTasks(queue: OutboxQueue): Promise<OutboxRecord[]> {
  const { data } = await OutboxEntity.query.byTurn({ queue, state: 'parked' }).go({ pages: 'all' });
  return data as OutboxRecord[];
}

/**
 * Puts a task back that was given up: it is due at once and has all its attempts again. False when there is no such task,
 * or it is not given up.
 */
export async function putTaskBack(id: string): Promise<boolean> {
  const { data } = await OutboxEntity.get({ id }).go({ consistent: true });
  if (data?.state !== 'parked') return false;
  const written = await ifCondition(
    OutboxEntity.put({ ...data, state: 'waiting', due: after(0), attempts: 0 })
      .where(({ state }, { eq }) => eq(state, 'parked'))
      .go(),
  );
  return written !== undefined;
}
