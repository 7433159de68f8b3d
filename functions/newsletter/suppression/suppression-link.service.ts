import type { Actor } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { notFound } from '#lib/errors.ts';
import { announce } from '#lib/outbox/announce.ts';
import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import { transact } from '#lib/table/transact.ts';
import { masked } from '../subscriber/masked.ts';
import { findSubscriber } from '../subscriber/subscriber.repo.ts';
import { newOptIn } from '../task.ts';
import { findSuppression } from './suppression.repo.ts';

/** The audit target for an address that never subscribed. */
const noSubscriber = 'newsletter-suppression';

/**
 * Mails a suppressed address a link: only who reads its mail, or has an account that verified it, can take it off the list.
 * Following the link does so and confirms the subscription. Also for a subscriber that a crash left suppressed but not
 * listed.
 */
export async function mailSuppressionLink(actor: Actor, email: string): Promise<void> {
  const [listed, subscriber] = await Promise.all([findSuppression(email), findSubscriber(email)]);
  if (!listed && subscriber?.status !== 'suppressed') throw notFound('This address is not on the suppression list');
  const { id = noSubscriber, interests = [] } = subscriber ?? {};
  const task = newOptIn(email, { interests: [...interests], source: 'website', readmits: true });
  const before = listed && { reason: listed.reason, at: listed.at };
  const row = auditItem(actor, { action: 'suppression.link_mailed', target: { id, name: masked(email) }, before });
  await transact([outboxItem(task), row]);
  await announce([task]);
}
