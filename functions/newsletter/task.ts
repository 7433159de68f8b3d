import { newId } from '#lib/ids.ts';
import type { JobTask } from '#lib/job/job.task.ts';
import { defineQueue } from '#lib/outbox/outbox.entity.ts';
import { type OutboxRecord, waitingOutboxTask } from '#lib/outbox/outbox.repo.ts';

export const newsletterQueue = defineQueue('newsletter');

/** A request for the newsletter. The key identifies this request, so an interrupted run may send its mail again. */
export interface OptIn {
  readonly kind: 'opt-in';
  readonly key: string;
  readonly interests: string[];
  readonly source: string;
  readonly user_id?: string | undefined;
}
/** A newsletter for whoever is writing it. */
export interface TestMail {
  readonly kind: 'test';
  readonly newsletter_id: string;
  /** ISO 8601. Whoever writes it has changed it by the time that a late one arrives. */
  readonly asked_at: string;
}
/** Starts an execution that sends a newsletter, the subject of the task. */
export interface SendTask {
  readonly kind: 'send';
  readonly run: number;
  readonly part: number;
  /** Turns in a row that have found SES away, of the execution before. */
  readonly outages?: number;
}
/** Of a newsletter: counts what was on its way when it was stopped. */
export interface StoppedTask {
  readonly kind: 'stopped';
}
/** Of a subscriber who was removed: forgets the address. */
export interface ForgetTask {
  readonly kind: 'forget';
  readonly email: string;
}
/** `released`: an admin took the address off the suppression list. `welcome`: a subscription was confirmed. `lapse`: a link has expired. A job: to go on with. */
export type NewsletterTask =
  | OptIn
  | TestMail
  | SendTask
  | StoppedTask
  | ForgetTask
  | { readonly kind: 'welcome' | 'lapse' | 'released' }
  | JobTask;

/** A task for the newsletter's worker, done after the response. `subject`: an address, unless the kind says otherwise. */
export const newTask = (subject: string, task: NewsletterTask, due?: number): OutboxRecord<NewsletterTask> =>
  waitingOutboxTask(newsletterQueue, subject, task, due);

export const newOptIn = (email: string, asking: Omit<OptIn, 'kind' | 'key'>): OutboxRecord<NewsletterTask> =>
  newTask(email, { kind: 'opt-in', key: newId('newsletterTask'), ...asking });
