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
/** `welcome`: a subscription was confirmed. `lapse`: a link has expired. A job: to go on with. */
export type NewsletterTask = OptIn | TestMail | { readonly kind: 'welcome' | 'lapse' } | JobTask;

/** A task for the newsletter's worker, done after the response. */
export const newTask = (email: string, task: NewsletterTask, due?: number): OutboxRecord<NewsletterTask> =>
  waitingOutboxTask(newsletterQueue, email, task, due);

export const newOptIn = (email: string, asking: Omit<OptIn, 'kind' | 'key'>): OutboxRecord<NewsletterTask> =>
  newTask(email, { kind: 'opt-in', key: newId('newsletterTask'), ...asking });
