import { defineQueue } from '#lib/outbox/outbox.entity.ts';
import { type OutboxRecord, waitingOutboxTask } from '#lib/outbox/outbox.repo.ts';

export const inquiryQueue = defineQueue('inquiries');

/** What follows from an inquiry, kept in its own transaction. */
export type Task =
  /** Tell the sender that it came. */
  | { readonly kind: 'acknowledgement' }
  /** Tell the operator what came. */
  | { readonly kind: 'notice' }
  /** Mail the answer at this place of `replies`. */
  | { readonly kind: 'reply'; readonly index: number };

export const newTask = (inquiryId: string, task: Task): OutboxRecord<Task> =>
  waitingOutboxTask(inquiryQueue, inquiryId, task);
