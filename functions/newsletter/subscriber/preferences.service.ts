import { now } from '#lib/clock.ts';
import { conflict, notFound } from '#lib/errors.ts';
import { masked } from '#lib/mail/masked.ts';
import { Id } from '#shared/kernel/ids.ts';
import type { Preferences } from '#shared/newsletter/subscriber.ts';
import { countLeaving } from '../tracking/tracking.service.ts';
import { readSignedId } from './signed-id.ts';
import { changeSubscriber, findSubscriberById, type StoredSubscriber } from './subscriber.repo.ts';
import { leaving, withChosen } from './subscriber.rules.ts';

const NewsletterId = Id('newsletter');
const noLink = () => notFound('This link is not valid. Use the link of a newer mail, or contact support.');
const notSubscribed = 'This address is not subscribed any more. You can subscribe again on our pages.';

async function idOf(signed: string): Promise<string> {
  const id = await readSignedId(signed);
  if (!id) throw noLink();
  return id;
}

const toPreferences = ({ email, status, interests }: StoredSubscriber): Preferences => ({
  email: masked(email),
  subscribed: status === 'confirmed',
  interests,
});

/**
 * Ends a subscription. One that has already ended, or no longer exists, is not an error. `newsletter`: whose link it was; it
 * counts who leaves.
 */
export async function unsubscribe(signed: string, newsletter?: string): Promise<void> {
  const found = await findSubscriberById(await idOf(signed));
  if (!found) return;
  await changeSubscriber(found.email, (before) => ({
    after: before?.roll === 'current' && before.id === found.id ? leaving(before, 'unsubscribed', now()) : undefined,
  }));
  if (NewsletterId.safeParse(newsletter).success)
    await countLeaving({ newsletter_id: newsletter as string, subscriber_id: found.id });
}

export async function getPreferences(signed: string): Promise<Preferences> {
  const found = await findSubscriberById(await idOf(signed));
  if (!found) throw noLink();
  return toPreferences(found);
}

/** Replaces the chosen topics. */
export async function editPreferences(signed: string, interests: readonly string[]): Promise<Preferences> {
  const found = await findSubscriberById(await idOf(signed));
  if (!found) throw noLink();
  const saved = await changeSubscriber(found.email, (before) => {
    if (before?.status !== 'confirmed') throw conflict(notSubscribed);
    return { after: withChosen(before, interests, now()) };
  });
  if (!saved) throw noLink();
  return toPreferences(saved);
}
