import { now } from '#lib/clock.ts';
import { changeSubscriber } from '../subscriber/subscriber.repo.ts';
import { leaving } from '../subscriber/subscriber.rules.ts';
import { findSuppression, saveSuppression } from './suppression.repo.ts';

export const isSuppressed = async (email: string): Promise<boolean> => (await findSuppression(email)) !== undefined;

/**
 * Suppresses an address, subscribed or not, until an admin lifts it. The list is written before the subscriber, so a
 * concurrent sign-up is not mailed either. Idempotent.
 */
export async function suppress(address: string, reason: 'bounce' | 'complaint'): Promise<void> {
  const email = address.trim().toLowerCase();
  await saveSuppression(email, reason);
  await changeSubscriber(email, (before) => ({
    after: before && before.status !== 'suppressed' ? leaving(before, 'suppressed', now(), reason) : undefined,
  }));
}
