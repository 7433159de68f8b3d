import { createOutbox } from '#lib/outbox/outbox.ts';
import { mailReset } from './reset/reset.mailing.ts';
import { type AccountTask, accountQueue } from './task.ts';
import { mailVerification } from './verification/verification.mailing.ts';

/** A retried task makes a new secret: only the newest mail is valid. */
async function perform(subject: string, task: AccountTask): Promise<readonly []> {
  if (task.kind === 'reset') await mailReset(subject, task);
  if (task.kind === 'verification') await mailVerification(subject, task);
  return [];
}

export const accountTasks = createOutbox(accountQueue, perform);
