import { isEmailVerified } from '#functions/accounts/public.ts';
import type { SignedIn } from '#lib/actor.ts';
import { now } from '#lib/clock.ts';
import { conflict } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { announce } from '#lib/outbox/announce.ts';
import { outboxItem, saveOutboxTask } from '#lib/outbox/outbox.repo.ts';
import type { NewsletterStatus, OwnSubscription, PublicSubscription } from '#shared/newsletter/subscriber.ts';
import { isSuppressed } from '../suppression/suppression.service.ts';
import { newOptIn, newTask } from '../task.ts';
import { changeSubscriber, findSubscriber, type StoredSubscriber } from './subscriber.repo.ts';
import { type Asking, subscribedByOwner } from './subscriber.rules.ts';

const askedMessage =
  'Please check your inbox and confirm your subscription. If you are subscribed already, nothing changes.';
const subscribedMessage = 'You are subscribed. A welcome mail is on its way.';
const suppressedMessage = 'Mail to your address bounced or was reported as spam. Please contact our support.';

/** Same steps and time for every address, so the response reveals nothing; the worker looks the address up later. */
async function ask({ email, interests, source, user_id }: Asking): Promise<void> {
  const task = newOptIn(email, { interests: [...interests], source, user_id });
  await saveOutboxTask(task);
  await announce([task]);
}

export async function subscribePublic({ website, ...asking }: PublicSubscription): Promise<string> {
  if (!website) await ask(asking);
  return askedMessage;
}

/** The account's address is already verified by a link; another confirmation would prove nothing new. */
async function subscribeOwner(asking: Asking): Promise<string> {
  if (await isSuppressed(asking.email)) throw conflict(suppressedMessage);
  const welcome = newTask(asking.email, { kind: 'welcome' });
  let isNew = false;
  await changeSubscriber(asking.email, (before) => {
    isNew = before?.status !== 'confirmed';
    const after = subscribedByOwner(before, asking, { newId: newId('subscriber'), at: now() });
    return { after, also: isNew ? [outboxItem(welcome)] : [] };
  });
  if (isNew) await announce([welcome]);
  return isNew ? subscribedMessage : 'You are subscribed.';
}

export async function subscribeAccount(actor: SignedIn, { interests, source }: OwnSubscription): Promise<string> {
  const asking = { email: actor.email, interests, source, user_id: actor.id };
  if (await isEmailVerified(actor.subject)) return subscribeOwner(asking);
  await ask(asking);
  return askedMessage;
}

/**
 * Whether an account may see a subscription: its address is verified, or the subscription was made from this account.
 * Otherwise registering someone's address would reveal whether they subscribe.
 */
const mayKnow = async (actor: SignedIn, { user_id }: StoredSubscriber): Promise<boolean> =>
  user_id === actor.id || isEmailVerified(actor.subject);

export async function subscriptionStatus(actor: SignedIn): Promise<NewsletterStatus> {
  const subscriber = await findSubscriber(actor.email);
  if (subscriber?.status !== 'confirmed' || !(await mayKnow(actor, subscriber)))
    return { subscribed: false, interests: [] };
  return { subscribed: true, interests: subscriber.interests };
}
