import { readAll } from '#lib/table/batch.ts';
import type { SubscriberMail } from '#shared/newsletter/sending.ts';
import { NewsletterEntity } from '../newsletter.entity.ts';
import { mailsTo } from './recipient.repo.ts';
import { toMail } from './recipient.view.ts';

/** The newest newsletters that a subscriber got or was to get, newest first. */
export async function mailsOf(subscriberId: string, most: number): Promise<SubscriberMail[]> {
  const mails = await mailsTo(subscriberId, most);
  const keys = mails.map(({ newsletter_id: id }) => ({ id }));
  const cards = await readAll(keys, (some) => NewsletterEntity.get(some).go({ concurrency: 4 }));
  const subjects = new Map(cards.map(({ id, subject }) => [id, subject]));
  return mails.map((mail) => ({
    newsletter_id: mail.newsletter_id,
    subject: subjects.get(mail.newsletter_id) ?? 'A newsletter that was deleted',
    ...toMail(mail, 'claimed'),
  }));
}
