import { now } from '#lib/clock.ts';
import { defineQueue } from '#lib/outbox/outbox.entity.ts';
import { type OutboxRecord, waitingOutboxTask } from '#lib/outbox/outbox.repo.ts';

export const accountQueue = defineQueue('accounts');

/** Somebody asked for a reset. `for_subject` is the person's, if there is one: for everybody else it goes unmailed. */
export interface ResetTask {
  readonly kind: 'reset';
  readonly for_subject?: string | undefined;
  /** True when the address got enough mails: nothing is done, as late as everything else. */
  readonly is_refused: boolean;
  /** Milliseconds. */
  readonly asked_at: number;
}
/** An address wants to be verified. */
export interface VerificationTask {
  readonly kind: 'verification';
  /** Milliseconds. */
  readonly asked_at: number;
}

/**
 * Mails that wait to be sent. A task holds no secret and no address: the worker makes the secret, keeps its hash and mails
 * it, anew with every try.
 */
export type AccountTask = ResetTask | VerificationTask;

/** `key` is the reset's, which hides the address. */
export const newResetTask = (
  key: string,
  asked: Pick<ResetTask, 'for_subject' | 'is_refused'>,
): OutboxRecord<AccountTask> => waitingOutboxTask(accountQueue, key, { kind: 'reset', ...asked, asked_at: now() });

/** `subject` is the pool's name of the person. */
export const newVerificationTask = (subject: string): OutboxRecord<AccountTask> =>
  waitingOutboxTask(accountQueue, subject, { kind: 'verification', asked_at: now() });
