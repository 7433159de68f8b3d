import { newOutboxTask, type OutboxRecord } from '#lib/outbox/outbox.repo.ts';
import { createOutbox } from '#lib/outbox/outbox.ts';
import { findInquiry } from './inquiry.repo.ts';

/** What follows from an inquiry, kept in its own transaction. */
type Task =
  /** Tell the sender that it came. */
  | { readonly kind: 'acknowledgement' }
  /** Tell the operator what came. */
  | { readonly kind: 'notice' }
  /** Mail the answer at this place of `replies`. */
  | { readonly kind: 'reply'; readonly index: number };

export const newTask = (inquiryId: string, task: Task): OutboxRecord<Task> =>
  newOutboxTask('inquiries', inquiryId, task);

/** After a crash a mail may come twice; none is lost. */
async function perform(inquiryId: string, task: Task): Promise<readonly OutboxRecord<Task>[]> {
  const inquiry = await findInquiry(inquiryId);
  if (!inquiry) return [];
  // The mailer is more than the rest of the function.
  const { mailAcknowledgement, mailOperator, mailReply } = await import('./inquiry.mail.ts');
  if (task.kind === 'acknowledgement') await mailAcknowledgement(inquiry);
  if (task.kind === 'notice') await mailOperator(inquiry);
  if (task.kind === 'reply') await mailReply(inquiry, task.index);
  return [];
}

export const { deliver, sweep: sweepOutbox } = createOutbox('inquiries', perform);
