import { unavailable } from '#lib/errors.ts';
import type { GoesOn } from '#lib/person/personal-data.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import { addRatingItem } from '../figures/figures.repo.ts';
import { listRatings, type Rating, removeRatingItem } from './rating.repo.ts';

/** Ratings removed per round. */
const portion = 25;
/** Rounds allowed in which concurrent writes won for every rating. */
const mostFruitless = 5;

/** Removes a rating and its share of the book's sums; one that changed in the meantime is left for the next round. */
const forgetRating = (userId: string, rating: Rating): Promise<boolean> =>
  transactUnlessRefused([removeRatingItem(userId, rating), addRatingItem(rating.ebook_id, -rating.rating, -1)]);

/**
 * Removes all of a person's ratings, and their share of the means. A retry continues where this stopped; `goesOn` stops it by
 * throwing.
 */
export async function forgetRatings(userId: string, goesOn: GoesOn): Promise<void> {
  for (let fruitless = 0; fruitless < mostFruitless; ) {
    goesOn();
    const ratings = await listRatings(userId, portion);
    if (ratings.length === 0) return;
    const removed = await Promise.all(ratings.map((rating) => forgetRating(userId, rating)));
    if (!removed.includes(true)) fruitless += 1;
  }
  throw unavailable('Removing is slower than expected. Please try again in a moment.');
}
