import type { Actor } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { now } from '#lib/clock.ts';
import { notFound } from '#lib/errors.ts';
import { masked } from '#lib/mail/masked.ts';
import { announce } from '#lib/outbox/announce.ts';
import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import { changeSubscriber, findSubscriber } from '../subscriber/subscriber.repo.ts';
import { readmitted } from '../subscriber/subscriber.rules.ts';
import { newTask } from '../task.ts';
import { noSubscriber } from './no-subscriber.ts';
import { findSuppression, liftItem } from './suppression.repo.ts';

/**
 * Takes an address off the list: its mailbox works again, or the report was a mistake. This subscribes nobody; the
 * owner has to sign up and confirm again. Also frees a subscriber that a crash left suppressed but not listed. SES keeps
 * a list of its own, which the newsletter's worker changes.
 */
export async function liftSuppression(actor: Actor, email: string): Promise<void> {
  const [listed, subscriber] = await Promise.all([findSuppression(email), findSubscriber(email)]);
  if (!listed && subscriber?.status !== 'suppressed') throw notFound('This address is not on the suppression list');
  const target = { id: subscriber?.id ?? noSubscriber, name: masked(email) };
  const before = listed && { reason: listed.reason, at: listed.at };
  const releasing = newTask(email, { kind: 'released' });
  const also = [
    outboxItem(releasing),
    ...(listed ? [liftItem(email)] : []),
    auditItem(actor, { action: 'suppression.lifted', target, before }),
  ];
  await changeSubscriber(email, (current) => ({
    after: current?.status === 'suppressed' ? readmitted(current, now()) : undefined,
    also,
  }));
  await announce([releasing]);
}
