import { deleteObject } from '#lib/aws/objects.ts';
import type { GoesOn } from '#lib/person/personal-data.ts';
import { sideBySide } from '#lib/side-by-side.ts';
import { forgetCopy, type LicensedCopy, listCopies } from './licensed-copy.repo.ts';

/** Copies removed at once. */
const lanes = 10;

/** Removes copies: the file of each first, so that what is left after a failure is still found. */
export const removeCopies = (copies: readonly LicensedCopy[]): Promise<void> =>
  sideBySide(copies, lanes, async ({ key, ...copy }) => {
    if (key) await deleteObject(key);
    await forgetCopy(copy);
  });

/** Copies read and removed at a time. */
const portion = 50;

/**
 * Removes all of a person's copies. Nobody may own an ebook any more in whose name a worker would write one. `goesOn` stops it
 * by throwing.
 */
export async function forgetCopiesOf(userId: string, goesOn: GoesOn): Promise<void> {
  for (;;) {
    goesOn();
    const copies = await listCopies(userId, undefined, portion);
    if (copies.length === 0) return;
    await removeCopies(copies);
  }
}
