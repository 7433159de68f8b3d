import { days, ttlAfter } from '#lib/clock.ts';
import { readAll } from '#lib/table/batch.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { OfferEntity } from './offer.entity.ts';

/** When these people got their last offer; people without one are absent. */
export async function findLastOffers(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const keys = [...new Set(userIds)].map((user_id) => ({ user_id }));
  const found = await readAll(keys, (some) => OfferEntity.get(some).go({ consistent: true }));
  return new Map(found.map(({ user_id, last_at }) => [user_id, last_at]));
}

/** Part of a transaction; refused when the person got an offer after `since`. */
export const offerItem = (user_id: string, last_at: string, since: string): TransactItem => ({
  Put: OfferEntity.put({ user_id, last_at, ttl: ttlAfter(days(30)) })
    .where((stored, { lte, notExists }) => `${notExists(stored.last_at)} OR ${lte(stored.last_at, since)}`)
    .params(),
});

export async function forgetOffer(user_id: string): Promise<void> {
  await OfferEntity.delete({ user_id }).go();
}
