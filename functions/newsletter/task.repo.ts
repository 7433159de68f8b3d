import type { EntityItem } from 'electrodb';
import { minutes, now, seconds } from '#lib/clock.ts';
import { newId } from '#lib/ids.ts';
import { ifCondition } from '#lib/table/condition.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { NewsletterTaskEntity } from './task.entity.ts';

export type NewsletterTask = EntityItem<typeof NewsletterTaskEntity>;
type NewTask = Pick<NewsletterTask, 'kind' | 'email'> &
  Partial<Pick<NewsletterTask, 'interests' | 'source' | 'user_id'>>;

/** Longer than the worker runs: whoever holds a task is done or dead when it ends. */
const lease = minutes(1);
/** With these waits the last try lies more than a day after the first. */
const mostAttempts = 12;
const longestWait = minutes(360);

const iso = (at: number): string => new Date(at).toISOString();

export const newTask = (task: NewTask, due = now()): NewsletterTask => ({
  ...task,
  id: newId('newsletterTask'),
  state: 'waiting',
  due: iso(due),
  attempts: 0,
});

export const taskItem = (task: NewsletterTask): TransactItem => ({ Put: NewsletterTaskEntity.create(task).params() });

export async function saveTask(task: NewsletterTask): Promise<void> {
  await NewsletterTaskEntity.create(task).go();
}

export async function findTask(id: string): Promise<NewsletterTask | undefined> {
  return (await NewsletterTaskEntity.get({ id }).go({ consistent: true })).data ?? undefined;
}

/** Tasks whose turn has come, oldest first. */
export async function dueTasks(limit: number): Promise<NewsletterTask[]> {
  const query = NewsletterTaskEntity.query.byTurn({ state: 'waiting' }).lte({ due: iso(now() + 1) });
  return (await query.go({ limit })).data;
}

/** Takes the lease; undefined when somebody else has it, the task is done, or its turn has not come. */
export async function claimTask(task: NewsletterTask): Promise<NewsletterTask | undefined> {
  if (Date.parse(task.due) > now()) return undefined;
  const claimed = { ...task, due: iso(now() + lease), attempts: task.attempts + 1 };
  const written = await ifCondition(
    NewsletterTaskEntity.put(claimed)
      .where(({ due, state }, { eq }) => `${eq(due, task.due)} AND ${eq(state, 'waiting')}`)
      .go(),
  );
  return written && claimed;
}

export async function finishTask({ id }: NewsletterTask): Promise<void> {
  await NewsletterTaskEntity.delete({ id }).go();
}

/** Puts a task that failed back in line, later each time; true when it was parked instead, for a person. */
export async function postponeTask(task: NewsletterTask): Promise<boolean> {
  const isLast = task.attempts >= mostAttempts;
  const wait = Math.min(seconds(15) * 2 ** task.attempts, longestWait);
  const next = { ...task, due: iso(now() + wait), state: isLast ? 'parked' : 'waiting' } as const;
  await ifCondition(
    NewsletterTaskEntity.put(next)
      .where(({ due }, { eq }) => eq(due, task.due))
      .go(),
  );
  return isLast;
}
