import type { EntityItem } from 'electrodb';
import { readAll } from '#lib/table/batch.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { MarkedFormat } from '../formats.ts';
import { LicensedCopyEntity } from './licensed-copy.entity.ts';

export type LicensedCopy = EntityItem<typeof LicensedCopyEntity>;

/** What there is one copy of at a time. */
export interface CopyPlace {
  readonly user_id: string;
  readonly ebook_id: string;
  readonly format: MarkedFormat;
}

/** Strongly consistent, like everything here. */
export async function findCopy({ user_id, ebook_id, format }: CopyPlace): Promise<LicensedCopy | undefined> {
  const { data } = await LicensedCopyEntity.get({ user_id, ebook_id, format }).go({ consistent: true });
  return data ?? undefined;
}

/** In batches of a hundred; several keys of one place are read once. */
export const findCopies = (places: readonly CopyPlace[]): Promise<LicensedCopy[]> =>
  readAll([...new Map(places.map((place) => [JSON.stringify(place), place])).values()], (some) =>
    LicensedCopyEntity.get(some).go({ concurrency: 4, consistent: true }),
  );

/** A person's copies, of one ebook or of all; at most `limit`. */
export async function listCopies(user_id: string, ebook_id?: string, limit = 5000): Promise<LicensedCopy[]> {
  const query = LicensedCopyEntity.query.whatCopiesHasThisPerson({ user_id, ...(ebook_id && { ebook_id }) });
  return (await query.go({ consistent: true, count: limit })).data;
}

/** Part of a transaction. */
export const copyItem = (copy: LicensedCopy): TransactItem => ({ Put: LicensedCopyEntity.put(copy).params() });

export async function forgetCopy({ user_id, ebook_id, format }: CopyPlace): Promise<void> {
  await LicensedCopyEntity.delete({ user_id, ebook_id, format }).go();
}
