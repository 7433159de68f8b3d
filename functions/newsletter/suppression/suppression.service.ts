import { now } from '#lib/clock.ts';
import { changeSubscriber } from '../subscriber/subscriber.repo.ts';
import { leaving } from '../subscriber/subscriber.rules.ts';
import { findSuppression, saveSuppression } from './suppression.repo.ts';

export const isSuppressed = async (email: string): Promise<boolean> => (await findSuppression(email)) !== undefined;

/**
 * Takes an address off until an admin lifts it, whether it subscribed or not: the list stands before the subscriber, so
 * that one who asks in the same moment is not mailed either. The same event again changes nothing.
 */
export async function suppress(address: string, reason: 'bounce' | 'complaint'): Promise<void> {
  const email = address.trim().toLowerCase();
  await saveSuppression(email, reason);
  await changeSubscriber(email, (before) => ({
    after: before && before.status !== 'suppressed' ? leaving(before, 'suppressed', now()) : undefined,
  }));
}
