import { toDollars } from '#shared/kernel/money.ts';
import type { OwnedEbook, UserLibrary, WishlistItem } from '#shared/library/library.ts';
import type { Catalogue, KnownCard } from './catalogue.ts';
import { type Grant, listGrants } from './grant.repo.ts';
import { listPlaces, type StoredPlace } from './reading.repo.ts';
import { listWishes, type Wish } from './wishlist.repo.ts';

/** Most books on one page of the library; `total_purchased` counts all. */
const mostShown = 1000;

type Cards = ReadonlyMap<string, KnownCard>;

const owned = (
  grant: Grant,
  { card, attachments }: KnownCard,
  isWishlisted: boolean,
  place: StoredPlace | undefined,
): OwnedEbook => ({
  ...card,
  is_wishlisted: isWishlisted,
  attachments: [...attachments],
  purchased_at: grant.granted_at,
  paid: toDollars(grant.paid),
  order_id: grant.order_id,
  progress: place?.position ?? 0,
  reading_heading: place?.heading ?? null,
  last_read_at: place?.updated_at ?? null,
});

function ownedEbooks(
  grants: readonly Grant[],
  cards: Cards,
  places: readonly StoredPlace[],
  wished: ReadonlySet<string>,
) {
  const placeOf = new Map(places.map((place) => [place.ebook_id, place]));
  return grants.flatMap((grant) => {
    const known = cards.get(grant.ebook_id);
    return known ? [owned(grant, known, wished.has(grant.ebook_id), placeOf.get(grant.ebook_id))] : [];
  });
}

/** Wishes that can still be fulfilled: published and not owned. */
function openWishes(wishes: readonly Wish[], grants: readonly Grant[], cards: Cards): WishlistItem[] {
  const mine = new Set(grants.map(({ ebook_id }) => ebook_id));
  return wishes.flatMap(({ wishlist_id, added_at, ebook_id }) => {
    const ebook = cards.get(ebook_id);
    if (!ebook?.published || mine.has(ebook_id)) return [];
    return [{ wishlist_id, added_at, ebook: { ...ebook.card, is_wishlisted: true } }];
  });
}

/** What a person owns, wishes and reads. */
interface Kept {
  readonly grants: readonly Grant[];
  readonly wishes: readonly Wish[];
  readonly places: readonly StoredPlace[];
}

export async function readKept(userId: string): Promise<Kept> {
  const [grants, wishes, places] = await Promise.all([listGrants(userId), listWishes(userId), listPlaces(userId)]);
  return { grants, wishes, places };
}

/** Owned ebooks and wishes with their cards, each newest first. */
export async function toLibrary(
  { grants, wishes, places }: Kept,
  { findCards }: Pick<Catalogue, 'findCards'>,
): Promise<UserLibrary> {
  const shown = grants.slice(0, mostShown);
  const cards = await findCards([...shown, ...wishes].map(({ ebook_id }) => ebook_id));
  const wished = new Set(wishes.map(({ ebook_id }) => ebook_id));
  const wishlist = openWishes(wishes, grants, cards);
  return {
    purchased_ebooks: ownedEbooks(shown, cards, places, wished),
    wishlist,
    total_purchased: grants.length,
    total_wishlisted: wishlist.length,
  };
}
