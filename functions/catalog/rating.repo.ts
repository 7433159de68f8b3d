import { nowIso } from '#lib/clock.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { RatingEntity } from './rating.entity.ts';

/** What this person gave this ebook. */
export async function findRating(userId: string, ebookId: string): Promise<number | undefined> {
  const key = { user_id: userId, ebook_id: ebookId };
  return (await RatingEntity.get(key).go({ consistent: true })).data?.rating;
}

/** Part of a transaction that sets a rating; refused unless it is still `before`. */
export function setRatingItem(
  userId: string,
  ebookId: string,
  rating: number,
  before: number | undefined,
): TransactItem {
  const item = { user_id: userId, ebook_id: ebookId, rating, updated_at: nowIso() };
  if (before === undefined) return { Put: RatingEntity.create(item).params() };
  return {
    Put: RatingEntity.put(item)
      .where((stored, { eq }) => eq(stored.rating, before))
      .params(),
  };
}
