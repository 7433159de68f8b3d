import { nowIso } from '#lib/clock.ts';
import { conflict, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { EbookId } from '#shared/catalog/ebook.ts';
import type { Catalogue } from './catalogue.ts';
import { ownsEbook } from './grant.repo.ts';
import { deleteWish, findWish, insertWish, mostWishes, wishIds } from './wishlist.repo.ts';

const unknownEbook = 'Ebook not found';

async function insert(userId: string, ebookId: string): Promise<string> {
  const wish = { wishlist_id: newId('wish'), ebook_id: ebookId, added_at: nowIso() };
  if (await insertWish(userId, wish)) return wish.wishlist_id;
  const known = await findWish(userId, ebookId);
  return known?.wishlist_id ?? insert(userId, ebookId);
}

/** What decides whether somebody may wish for an ebook. */
interface Wishable {
  readonly published: boolean;
  readonly owned: boolean;
  /** All wishes of the person: their ids by ebook. */
  readonly wishes: ReadonlyMap<string, string>;
}

export async function readWishable(
  userId: string,
  ebookId: string,
  { findOffers }: Pick<Catalogue, 'findOffers'>,
): Promise<Wishable> {
  const [offers, owned, wishes] = await Promise.all([
    findOffers([ebookId]),
    ownsEbook(userId, ebookId),
    wishIds(userId),
  ]);
  return { published: offers.get(ebookId)?.published ?? false, owned, wishes };
}

/** Adds a published ebook that the person does not own, and returns the wish's id. Idempotent. */
export async function addWish(userId: string, ebookId: string, wishable: Wishable): Promise<string> {
  const { published, owned, wishes } = wishable;
  if (!published) throw notFound(unknownEbook);
  if (owned) throw conflict('This ebook is already in your library');
  const known = wishes.get(ebookId);
  if (known) return known;
  if (wishes.size >= mostWishes)
    throw conflict(`Your wishlist is full: it holds ${mostWishes} ebooks. Please remove one first.`);
  return insert(userId, ebookId);
}

/** Removes an ebook from the list. Not an error if it is not on the list or no longer sold. */
export async function removeWish(userId: string, ebookId: string): Promise<void> {
  if (!EbookId.safeParse(ebookId).success) throw notFound(unknownEbook);
  await deleteWish(userId, ebookId);
}
