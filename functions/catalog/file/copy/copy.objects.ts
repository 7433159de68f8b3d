import { isMarked } from '../formats.ts';
import { type CopyPlace, findCopies } from './licensed-copy.repo.ts';

/** The form of a copy's key. */
const known = /^licensed\/([^/]+)\/([^/]+)\/[^/]+\/[^/]+\.(\w+)$/;

function placeOf(key: string): CopyPlace | undefined {
  const [, user_id = '', ebook_id = '', format] = known.exec(key) ?? [];
  return isMarked(format) ? { user_id, ebook_id, format } : undefined;
}

/**
 * The copies that no item names: a refund or a newer edition came while they were made, or their worker died. Ignores keys
 * that are not those of copies.
 */
export async function copyOrphansAmong(keys: readonly string[]): Promise<string[]> {
  const named = keys.flatMap((key) => {
    const place = placeOf(key);
    return place ? [{ key, place }] : [];
  });
  const current = new Set((await findCopies(named.map(({ place }) => place))).map(({ key }) => key));
  return named.flatMap(({ key }) => (current.has(key) ? [] : [key]));
}
