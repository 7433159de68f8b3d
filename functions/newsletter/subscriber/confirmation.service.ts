import { now } from '#lib/clock.ts';
import { notFound } from '#lib/errors.ts';
import { hashOf, sameHash } from '#lib/mail/mailed-secret.ts';
import { announce } from '#lib/outbox/announce.ts';
import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import { newTask } from '../task.ts';
import { readToken } from './confirm-token.ts';
import { signId } from './signed-id.ts';
import { changeSubscriber, findSubscriberById, type StoredSubscriber } from './subscriber.repo.ts';
import { confirmed } from './subscriber.rules.ts';

const noLink = () => notFound('Confirmation failed. The link may be invalid or expired.');

/** True when the link may confirm the subscriber, false when it already has; throws otherwise. */
function isOpen(subscriber: StoredSubscriber | undefined, secret: string): subscriber is StoredSubscriber {
  if (!subscriber?.token_hash || !sameHash(hashOf(secret), subscriber.token_hash)) throw noLink();
  if (subscriber.status === 'confirmed') return false;
  if (subscriber.status !== 'pending' || (subscriber.token_expires ?? 0) <= now()) throw noLink();
  return true;
}

/** Confirms through the mailed link. Following it twice is not an error and sends no second welcome mail. */
export async function confirmSubscription(token: string): Promise<{ subscriber_id: string }> {
  const link = readToken(token);
  const found = link && (await findSubscriberById(link.id));
  if (!link || !found) throw noLink();
  const welcome = newTask(found.email, { kind: 'welcome' });
  let isNew = false;
  await changeSubscriber(found.email, (before) => {
    isNew = isOpen(before, link.secret);
    return isOpen(before, link.secret)
      ? { after: confirmed(before, now()), also: [outboxItem(welcome)] }
      : { after: undefined };
  });
  if (isNew) await announce([welcome]);
  return { subscriber_id: await signId(link.id) };
}
