import type { JobTask } from '#lib/job/job.task.ts';
import { defineQueue } from '#lib/outbox/outbox.entity.ts';
import { type OutboxRecord, waitingOutboxTask } from '#lib/outbox/outbox.repo.ts';

export const inquiryQueue = defineQueue('inquiries');

/** What an inquiry triggers, stored in the same transaction. */
export type Task =
  /** Tell the sender that it was received. */
  | { readonly kind: 'acknowledgement' }
  /** Forward it to the operator. */
  | { readonly kind: 'notice' }
  /** Mail the reply at this index of `replies`. */
  | { readonly kind: 'reply'; readonly index: number }
  /** Go on with a job. */
  | JobTask;

export const newTask = (inquiryId: string, task: Task): OutboxRecord<Task> =>
  waitingOutboxTask(inquiryQueue, inquiryId, task);
