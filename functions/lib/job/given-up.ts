import type { OutboxRecord } from '../outbox/outbox.repo.ts';
import type { TransactItem } from '../table/transact.ts';
import { findJob, giveUpJobItem, isOver } from './job.repo.ts';

/** Parts of the transaction that gives a task up: a job that it was to go on with has failed, and says so. */
export async function givenUpItems({ subject, task }: OutboxRecord): Promise<TransactItem[]> {
  const job = task.kind === 'job' ? await findJob(subject) : undefined;
  return job && !isOver(job) ? [giveUpJobItem(job)] : [];
}
