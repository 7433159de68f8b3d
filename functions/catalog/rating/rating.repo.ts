import { nowIso } from '#lib/clock.ts';
import { type ItemRead, readTogether } from '#lib/table/together.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { RatingEntity } from './rating.entity.ts';

/** This person's rating of this ebook: one read, together with others of the moment. */
export async function findRating(userId: string, ebookId: string): Promise<number | undefined> {
  const read = RatingEntity.get({ user_id: userId, ebook_id: ebookId }).params<ItemRead>({ attributes: ['rating'] });
  return RatingEntity.parse(await readTogether(read)).data?.rating;
}

export interface Rating {
  readonly ebook_id: string;
  readonly rating: number;
  readonly updated_at: string;
}

/** At most so many of this person's ratings. */
export async function listRatings(userId: string, most: number): Promise<Rating[]> {
  const { data } = await RatingEntity.query.ofUser({ user_id: userId }).go({ consistent: true, count: most });
  return data.map(({ ebook_id, rating, updated_at }) => ({ ebook_id, rating, updated_at }));
}

/** Part of a transaction that removes a rating; refused unless it is still this one. */
export const removeRatingItem = (userId: string, { ebook_id, rating }: Rating): TransactItem => ({
  Delete: RatingEntity.delete({ user_id: userId, ebook_id })
    .where((stored, { eq }) => eq(stored.rating, rating))
    .params(),
});

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
