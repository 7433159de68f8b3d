import { days, now } from '#lib/clock.ts';
import { findFiles, removeUnlessNeeded, type StoredFile } from './file.repo.ts';
import { uploadOf } from './original-key.ts';

/** How long a file waits for something to be made of it. */
const waits = days(7);

const isNeeded = ({ created_at, needed_until = '' }: StoredFile): boolean => {
  const at = new Date(now()).toISOString();
  return needed_until > at || Date.parse(created_at) + waits > now();
};

/**
 * The originals to which nothing refers. The item of one goes first, unless something has come to refer to it in the
 * meantime: from then on nothing can be made of it, and the object is an orphan in every later run.
 */
export async function originalOrphansAmong(keys: readonly string[]): Promise<string[]> {
  const named = keys.flatMap((key) => {
    const id = uploadOf(key);
    return id === undefined ? [] : [{ key, id }];
  });
  const files = await findFiles(named.map(({ id }) => id));
  const orphans: string[] = [];
  for (const { key, id } of named) {
    const file = files.get(id);
    if (!file || (!isNeeded(file) && (await removeUnlessNeeded(file)))) orphans.push(key);
  }
  return orphans;
}
