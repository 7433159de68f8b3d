import { now } from '#lib/clock.ts';
import type { JobTask } from '#lib/job/job.task.ts';
import { defineQueue } from '#lib/outbox/outbox.entity.ts';
import { type OutboxRecord, waitingOutboxTask } from '#lib/outbox/outbox.repo.ts';

export const accountQueue = defineQueue('accounts');

/** A requested reset. `for_subject` is absent when the address has no account: then nothing is mailed. */
export interface ResetTask {
  readonly kind: 'reset';
  readonly for_subject?: string | undefined;
  /** True when the address is over its mail limit: the task is queued like any other, but does nothing. */
  readonly is_refused: boolean;
  /** Milliseconds. */
  readonly asked_at: number;
}
/** A password that was reset: its owner is told. */
interface ResetDoneTask {
  readonly kind: 'reset-done';
}
/** An account that was deleted: its former owner is told. */
export interface RemovalTask {
  readonly kind: 'removal';
  /** Whether an admin deleted it, rather than its owner. */
  readonly by_admin?: boolean;
}
/** A user whose role has changed: the pool's groups follow the profile. */
interface GroupTask {
  readonly kind: 'group';
}
/** A user whom an admin welcomes. */
interface WelcomeTask {
  readonly kind: 'welcome';
}
/** What may become of a second factor. */
export type SecondFactorEvent = 'enrolled' | 'removed' | 'renewed' | 'recovered' | 'reset';
/** A second factor that has changed, or a recovery code that was used: its owner is told. */
export interface SecondFactorTask {
  readonly kind: 'second-factor';
  readonly event: SecondFactorEvent;
}
/** An address to verify. */
export interface VerificationTask {
  readonly kind: 'verification';
  /** Milliseconds. */
  readonly asked_at: number;
}

/**
 * Mails waiting to be sent, and the second half of what changes the user pool too. A task contains no secret and no
 * address: on each attempt the worker makes a new secret, stores its hash and mails it. Only a deleted account leaves
 * nothing to read its address from: that task carries it, and is itself deleted once the mail is sent.
 */
export type AccountTask =
  | ResetTask
  | ResetDoneTask
  | RemovalTask
  | VerificationTask
  | GroupTask
  | WelcomeTask
  | JobTask
  | SecondFactorTask;

/** `key` is the reset's, which hides the address. */
export const newResetTask = (
  key: string,
  asked: Pick<ResetTask, 'for_subject' | 'is_refused'>,
): OutboxRecord<AccountTask> => waitingOutboxTask(accountQueue, key, { kind: 'reset', ...asked, asked_at: now() });

/** `subject` is the pool's id of the person. */
export const newResetDoneTask = (subject: string): OutboxRecord<AccountTask> =>
  waitingOutboxTask(accountQueue, subject, { kind: 'reset-done' });

/** `subject` is the pool's id of the person. */
export const newVerificationTask = (subject: string): OutboxRecord<AccountTask> =>
  waitingOutboxTask(accountQueue, subject, { kind: 'verification', asked_at: now() });

/** `email` is the address that the deleted account had. */
export const newRemovalTask = (email: string, by_admin: boolean): OutboxRecord<AccountTask> =>
  waitingOutboxTask(accountQueue, email, { kind: 'removal', by_admin });

/** `subject` is the pool's id of the person. */
export const newGroupTask = (subject: string): OutboxRecord<AccountTask> =>
  waitingOutboxTask(accountQueue, subject, { kind: 'group' });

/** `subject` is the pool's id of the person. */
export const newWelcomeTask = (subject: string): OutboxRecord<AccountTask> =>
  waitingOutboxTask(accountQueue, subject, { kind: 'welcome' });

/** `subject` is the pool's id of the person. */
export const newSecondFactorTask = (subject: string, event: SecondFactorEvent): OutboxRecord<AccountTask> =>
  waitingOutboxTask(accountQueue, subject, { kind: 'second-factor', event });
