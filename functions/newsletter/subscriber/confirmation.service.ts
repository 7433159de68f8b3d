import { now } from '#lib/clock.ts';
import { notFound } from '#lib/errors.ts';
import { hashOf, sameHash } from '#lib/mail/mailed-secret.ts';
import { announce } from '#lib/outbox/announce.ts';
import { type OutboxRecord, outboxItem } from '#lib/outbox/outbox.repo.ts';
import { newTask } from '../task.ts';
import { readToken } from './confirm-token.ts';
import { signId } from './signed-id.ts';
import { changeSubscriber, findSubscriberById, type Outcome, type StoredSubscriber } from './subscriber.repo.ts';
import { confirmed, interestsConfirmed } from './subscriber.rules.ts';

const noLink = () => notFound('Confirmation failed. The link may be invalid or expired.');

/** True when the link has something to confirm, false when it already has done so; throws otherwise. */
function isOpen(subscriber: StoredSubscriber | undefined, secret: string): subscriber is StoredSubscriber {
  if (!subscriber?.token_hash || !sameHash(hashOf(secret), subscriber.token_hash)) throw noLink();
  if (subscriber.status === 'confirmed' && !subscriber.asked_interests) return false;
  if (subscriber.roll !== 'current' || (subscriber.token_expires ?? 0) <= now()) throw noLink();
  return true;
}

/** A pending subscription begins; one that is confirmed already gets the interests that were asked for. */
const followed = (before: StoredSubscriber, welcome: OutboxRecord): Outcome =>
  before.status === 'pending'
    ? { after: confirmed(before, now()), also: [outboxItem(welcome)] }
    : { after: interestsConfirmed(before, now()) };

/** Confirms through the mailed link. Following it twice is not an error and sends no second welcome mail. */
export async function confirmSubscription(token: string): Promise<{ subscriber_id: string }> {
  const link = readToken(token);
  const found = link && (await findSubscriberById(link.id));
  if (!link || !found) throw noLink();
  const welcome = newTask(found.email, { kind: 'welcome' });
  let isNew = false;
  await changeSubscriber(found.email, (before) => {
    isNew = before?.status === 'pending';
    return isOpen(before, link.secret) ? followed(before, welcome) : { after: undefined };
  });
  if (isNew) await announce([welcome]);
  return { subscriber_id: await signId(link.id) };
}
