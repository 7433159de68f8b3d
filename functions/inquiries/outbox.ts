import { runJob } from '#lib/job/run.ts';
import type { OutboxRecord } from '#lib/outbox/outbox.repo.ts';
import { createOutbox } from '#lib/outbox/outbox.ts';
import { findInquiry } from './inquiry.repo.ts';
import { inquiryQueue, type Task } from './task.ts';

/** After a crash a mail may be sent twice; none is lost. */
async function perform(inquiryId: string, task: Task): Promise<readonly OutboxRecord<Task>[]> {
  if (task.kind === 'job') return goOnWith(inquiryId);
  const inquiry = await findInquiry(inquiryId);
  if (!inquiry) return [];
  // Most runs have no mail to send, and the mailer is larger than the rest of the function.
  const { mailAcknowledgement, mailOperator, mailReply } = await import('./mail/inquiry.mailing.ts');
  if (task.kind === 'acknowledgement') await mailAcknowledgement(inquiry);
  if (task.kind === 'notice') await mailOperator(inquiry);
  if (task.kind === 'reply') await mailReply(inquiry, task.index);
  return [];
}

/** Loaded on demand: most tasks are mails. */
async function goOnWith(jobId: string): Promise<readonly OutboxRecord<Task>[]> {
  const { inquiryJobs } = await import('./jobs.ts');
  return runJob(jobId, inquiryQueue, inquiryJobs);
}

export const inquiryTasks = createOutbox(inquiryQueue, perform);
