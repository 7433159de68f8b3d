import { newId } from '#lib/ids.ts';
import { defineQueue } from '#lib/outbox/outbox.entity.ts';
import { type OutboxRecord, waitingOutboxTask } from '#lib/outbox/outbox.repo.ts';

export const newsletterQueue = defineQueue('newsletter');

/** Somebody asked for the newsletter. The key tells this asking from others: a run that was cut off may mail again. */
export interface OptIn {
  readonly kind: 'opt-in';
  readonly key: string;
  readonly interests: string[];
  readonly source: string;
  readonly user_id?: string | undefined;
}
/** `welcome`: somebody confirmed. `lapse`: a link has run out. */
export type NewsletterTask = OptIn | { readonly kind: 'welcome' | 'lapse' };

/** What is to be done behind an answer, by the newsletter's worker. */
export const newTask = (email: string, task: NewsletterTask, due?: number): OutboxRecord<NewsletterTask> =>
  waitingOutboxTask(newsletterQueue, email, task, due);

export const newOptIn = (email: string, asking: Omit<OptIn, 'kind' | 'key'>): OutboxRecord<NewsletterTask> =>
  newTask(email, { kind: 'opt-in', key: newId('newsletterTask'), ...asking });
