import { ownsEbook } from '#functions/library/public.ts';
import type { Actor } from '#lib/actor.ts';
import { DomainError, unavailable } from '#lib/errors.ts';
import { retryOnConflict } from '#lib/retry.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import { EbookId } from '#shared/catalog/ebook.ts';
import { meanRating } from '../card/card.ts';
import { findEbook, unknownEbook } from '../ebook/ebook.repo.ts';
import { addRatingItem, findFigures } from '../figures/figures.repo.ts';
import { findRating, setRatingItem } from './rating.repo.ts';

export interface Rated {
  readonly success: true;
  readonly rating: number;
  readonly rating_count: number;
}

/** Sets an owner's rating of an ebook, replacing an earlier one. Returns the new mean. */
export async function rateEbook(id: string, actor: Actor, rating: number): Promise<Rated> {
  const ebook = EbookId.safeParse(id).success ? await findEbook(id) : undefined;
  const owns = ebook !== undefined && (await ownsEbook(actor.id, id));
  if (!ebook || (!owns && ebook.shelf !== 'published')) throw unknownEbook();
  if (!owns) throw new DomainError('not_purchased', 'Only owners can rate this ebook');
  await saveRating(id, actor.id, rating);
  const figures = await findFigures(id);
  return { success: true, rating: meanRating(figures), rating_count: figures.rating_count };
}

/** Writes the rating and the sums together; retries when a concurrent write from the same person wins. */
async function saveRating(id: string, userId: string, rating: number): Promise<void> {
  const isSaved = await retryOnConflict({ tries: 5, wait: 10 }, async () => {
    const before = await findRating(userId, id);
    if (before === rating) return true;
    const sums = addRatingItem(id, rating - (before ?? 0), before === undefined ? 1 : 0);
    return (await transactUnlessRefused([setRatingItem(userId, id, rating, before), sums])) || undefined;
  });
  if (!isSaved) throw unavailable('The rating could not be saved. Please try again.', 1);
}
