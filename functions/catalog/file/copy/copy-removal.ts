import { deleteObject } from '#lib/aws/objects.ts';
import { forgetCopy, type LicensedCopy, listCopies } from './licensed-copy.repo.ts';

/** Removes copies: the files first, so that what is left after a failure is still found. */
export async function removeCopies(copies: readonly LicensedCopy[]): Promise<void> {
  for (const { key, ...copy } of copies) {
    if (key) await deleteObject(key);
    await forgetCopy(copy);
  }
}

/** Copies read and removed at a time. */
const portion = 50;

/** Removes all of a person's copies. Nobody may own an ebook any more in whose name a worker would write one. */
export async function forgetCopiesOf(userId: string): Promise<void> {
  for (;;) {
    const copies = await listCopies(userId, undefined, portion);
    if (copies.length === 0) return;
    await removeCopies(copies);
  }
}
