import { nowIso } from '#lib/clock.ts';
import type { GoesOn } from '#lib/person/personal-data.ts';
import { deleteAll } from '#lib/table/delete-all.ts';
import type { ReadingPlace } from '#shared/library/library.ts';
import { ReadingPlaceEntity } from './reading.entity.ts';

/** Upper bound for a query of one person's places; a place requires owning the book. */
const mostPlaces = 5000;

export interface StoredPlace extends ReadingPlace {
  readonly ebook_id: string;
  readonly updated_at: string;
}

export async function findPlace(userId: string, ebookId: string): Promise<StoredPlace | undefined> {
  const key = { user_id: userId, ebook_id: ebookId };
  const { data } = await ReadingPlaceEntity.get(key).go({ consistent: true });
  return data ? { ...data, heading: data.heading ?? null } : undefined;
}

export async function listPlaces(userId: string, most = mostPlaces): Promise<StoredPlace[]> {
  const query = ReadingPlaceEntity.query.whereIsThisPersonReading({ user_id: userId });
  const { data } = await query.go({ count: most });
  return data.map((place) => ({ ...place, heading: place.heading ?? null }));
}

export async function savePlace(userId: string, ebookId: string, { heading, ...place }: ReadingPlace): Promise<void> {
  const key = { user_id: userId, ebook_id: ebookId };
  await ReadingPlaceEntity.put({ ...key, ...place, heading: heading ?? undefined, updated_at: nowIso() }).go();
}

export const forgetPlaces = (userId: string, goesOn: GoesOn): Promise<void> =>
  deleteAll(
    async (limit) => {
      const query = ReadingPlaceEntity.query.whereIsThisPersonReading({ user_id: userId });
      return (await query.go({ attributes: ['user_id', 'ebook_id'], limit })).data;
    },
    async (keys) => (await ReadingPlaceEntity.delete(keys).go()).unprocessed,
    goesOn,
  );
