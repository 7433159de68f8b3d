import type { UserProfile } from '#shared/accounts/admin-user.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { Catalogue } from './catalogue.ts';
import { type Grant, listGrants } from './grant.repo.ts';
import { listPlaces, type StoredPlace } from './reading.repo.ts';

export type Shelf = Pick<UserProfile, 'library' | 'reading'>;

const latest = (places: readonly StoredPlace[], limit: number): StoredPlace[] =>
  [...places].sort((a, b) => b.updated_at.localeCompare(a.updated_at)).slice(0, limit);

/** The newest books of a person and the ones last read. A book that the catalogue no longer has is named by its id. */
export async function shelfOf(userId: string, limit: number, findCards: Catalogue['findCards']): Promise<Shelf> {
  const [grants, allPlaces] = await Promise.all([listGrants(userId), listPlaces(userId)]);
  const [owned, places] = [grants.slice(0, limit), latest(allPlaces, limit)];
  const cards = await findCards([...new Set([...owned, ...places].map(({ ebook_id }) => ebook_id))]);
  const titleOf = (id: string) => cards.get(id)?.card.title ?? id;
  const ebooks = owned.map(({ ebook_id, granted_at, paid, order_id }: Grant) => ({
    ebook_id,
    title: titleOf(ebook_id),
    purchased_at: granted_at,
    paid: toDollars(paid),
    order_id,
  }));
  const reading = places.map(({ ebook_id, position, updated_at }) => ({
    ebook_id,
    title: titleOf(ebook_id),
    progress: position,
    last_read_at: updated_at,
  }));
  return { library: { total: grants.length, ebooks }, reading };
}
