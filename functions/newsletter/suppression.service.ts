import { now, nowIso } from '#lib/clock.ts';
import { changeSubscriber } from './subscriber.repo.ts';
import { leaving } from './subscriber.rules.ts';
import { SuppressionEntity } from './suppression.entity.ts';

export async function isSuppressed(email: string): Promise<boolean> {
  return (await SuppressionEntity.get({ email }).go({ consistent: true })).data !== null;
}

/**
 * Takes an address off for good, whether it subscribed or not: the list stands before the subscriber, so that one who
 * asks in the same moment is not mailed either. The same event again changes nothing.
 */
export async function suppress(address: string, reason: 'bounce' | 'complaint'): Promise<void> {
  const email = address.trim().toLowerCase();
  await SuppressionEntity.put({ email, reason, at: nowIso() }).go();
  await changeSubscriber(email, (before) => ({
    after: before && before.status !== 'suppressed' ? leaving(before, 'suppressed', now()) : undefined,
  }));
}
