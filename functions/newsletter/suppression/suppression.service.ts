import { now } from '#lib/clock.ts';
import { changeSubscriber, findSubscriber, type StoredSubscriber } from '../subscriber/subscriber.repo.ts';
import { leaving } from '../subscriber/subscriber.rules.ts';
import { findSuppression, saveSuppression } from './suppression.repo.ts';

export const isSuppressed = async (email: string): Promise<boolean> => (await findSuppression(email)) !== undefined;

/** Whether an admin has released the address since: an event that comes late or again must not undo that. */
const isReleasedSince = (known: StoredSubscriber | undefined, at: string): boolean =>
  known?.history?.some((event) => event.what === 'released' && Date.parse(event.at) > Date.parse(at)) ?? false;

/**
 * Suppresses an address, subscribed or not, until an admin lifts it. The list is written before the subscriber, so a
 * concurrent sign-up is not mailed either. Idempotent. `at`: when its mail came back, ISO 8601.
 */
export async function suppress(address: string, reason: 'bounce' | 'complaint', at: string): Promise<void> {
  const email = address.trim().toLowerCase();
  if (isReleasedSince(await findSubscriber(email), at)) return;
  await saveSuppression(email, reason);
  await changeSubscriber(email, (before) => ({
    after: before && before.status !== 'suppressed' ? leaving(before, 'suppressed', now(), reason) : undefined,
  }));
}
