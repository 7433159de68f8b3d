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
const suppressedMessage = 'Mails to your address came back or were reported as spam. Please write to our support.';

/** Every address takes the same steps and time here: what it means is found out behind the answer. */
async function ask({ email, interests, source, user_id }: Asking): Promise<void> {
  const task = newOptIn(email, { interests: [...interests], source, user_id });
  await saveOutboxTask(task);
  await announce([task]);
}

export async function subscribePublic({ website, ...asking }: PublicSubscription): Promise<string> {
  if (!website) await ask(asking);
  return askedMessage;
}

/** The address is the account's and was proven by a link before: asking for one more click would prove nothing new. */
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
 * Whether an account may know of a subscription: when the address is proven to be its own, or when the subscription came
 * from it. Else registering somebody's address would tell whether they subscribe.
 */
const mayKnow = async (actor: SignedIn, { user_id }: StoredSubscriber): Promise<boolean> =>
  user_id === actor.id || isEmailVerified(actor.subject);

export async function subscriptionStatus(actor: SignedIn): Promise<NewsletterStatus> {
  const subscriber = await findSubscriber(actor.email);
  if (subscriber?.status !== 'confirmed' || !(await mayKnow(actor, subscriber)))
    return { subscribed: false, interests: [] };
  return { subscribed: true, interests: subscriber.interests };
}
