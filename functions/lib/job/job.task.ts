import type { OutboxQueue } from '../outbox/outbox.entity.ts';
import { type OutboxRecord, waitingOutboxTask } from '../outbox/outbox.repo.ts';

/** A job to go on with; its id is the task's subject. */
export interface JobTask {
  readonly kind: 'job';
}

/** The task of a job for its domain's worker. */
export const jobTask = (queue: OutboxQueue, jobId: string): OutboxRecord<JobTask> =>
  waitingOutboxTask(queue, jobId, { kind: 'job' });
