import { createOutbox } from '#lib/outbox/outbox.ts';
import { findInquiry } from './inquiry.repo.ts';
import { inquiryQueue, type Task } from './task.ts';

/** After a crash a mail may come twice; none is lost. */
async function perform(inquiryId: string, task: Task): Promise<readonly []> {
  const inquiry = await findInquiry(inquiryId);
  if (!inquiry) return [];
  // Most minutes have no mail, and the mailer is more than the rest of the function.
  const { mailAcknowledgement, mailOperator, mailReply } = await import('./inquiry.mail.ts');
  if (task.kind === 'acknowledgement') await mailAcknowledgement(inquiry);
  if (task.kind === 'notice') await mailOperator(inquiry);
  if (task.kind === 'reply') await mailReply(inquiry, task.index);
  return [];
}

export const inquiryTasks = createOutbox(inquiryQueue, perform);
