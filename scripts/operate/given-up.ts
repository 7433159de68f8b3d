import { fileQueue } from '#functions/catalog/file/file.task.ts';
import { intakeQueue } from '#functions/catalog/intake/task.ts';
import { defineQueue } from '#lib/outbox/outbox.entity.ts';
import { type OutboxRecord, parkedTasks, putTaskBack } from '#lib/outbox/outbox.repo.ts';
import { apis } from '#shared/api.ts';
import { Refusal } from './refusal.ts';

/** A queue has the name of its domain, unless a domain has several; those without one have no tasks. */
const queues = [...Object.keys(apis).map(defineQueue), fileQueue, intakeQueue];

/** The tasks of all queues that were given up. */
export const findGivenUp = async (): Promise<OutboxRecord[]> => (await Promise.all(queues.map(parkedTasks))).flat();

/** A line for an operator. Not the subject: it may be a reader's address. */
export const lineOf = ({ id, queue, task, due }: OutboxRecord): string => `${id}  ${queue}  ${task.kind}  ${due}`;

/** Puts the named tasks back, or `all` of them. Returns their ids. */
export async function retry(named: readonly string[]): Promise<string[]> {
  const ids = named.includes('all') ? (await findGivenUp()).map(({ id }) => id) : [...new Set(named)];
  const done: string[] = [];
  for (const id of ids) {
    if (await putTaskBack(id)) done.push(id);
    else if (!named.includes('all')) throw new Refusal(`${id} is not among the tasks that were given up.`);
  }
  return done;
}
