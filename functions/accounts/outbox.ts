import { runJob } from '#lib/job/run.ts';
import type { OutboxRecord } from '#lib/outbox/outbox.repo.ts';
import { createOutbox } from '#lib/outbox/outbox.ts';
import { mailReset, mailResetDone } from './reset/reset.mailing.ts';
import { mailSecondFactor } from './second-factor/second-factor.mailing.ts';
import { type AccountTask, accountQueue } from './task.ts';
import { alignGroup } from './user/group.ts';
import { mailRemoval } from './user/removal.mailing.ts';
import { mailWelcome } from './user/welcome.mailing.ts';
import { mailVerification } from './verification/verification.mailing.ts';

/** A retried task makes a new secret: only the newest mail is valid. */
async function perform(subject: string, task: AccountTask): Promise<readonly OutboxRecord<AccountTask>[]> {
  if (task.kind === 'job') return goOnWith(subject);
  if (task.kind === 'reset') await mailReset(subject, task);
  if (task.kind === 'reset-done') await mailResetDone(subject);
  if (task.kind === 'removal') await mailRemoval(subject, task);
  if (task.kind === 'group') await alignGroup(subject);
  if (task.kind === 'welcome') await mailWelcome(subject);
  if (task.kind === 'second-factor') await mailSecondFactor(subject, task);
  if (task.kind === 'verification') await mailVerification(subject, task);
  return [];
}

/** Loaded on demand: most tasks are mails. */
async function goOnWith(jobId: string): Promise<readonly OutboxRecord<AccountTask>[]> {
  const { accountJobs } = await import('./jobs.ts');
  return runJob(jobId, accountQueue, accountJobs);
}

export const accountTasks = createOutbox(accountQueue, perform);
