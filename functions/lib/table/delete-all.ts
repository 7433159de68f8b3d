import { unavailable } from '../errors.ts';
import type { GoesOn } from '../person/personal-data.ts';

/** Keys read and deleted at a time. */
const portion = 100;

/**
 * Deletes what a query finds, in bounded portions, until it finds nothing. A retry continues where this stopped; `goesOn`
 * stops it by throwing.
 */
export async function deleteAll<Key>(
  find: (limit: number) => Promise<Key[]>,
  remove: (keys: Key[]) => Promise<readonly unknown[]>,
  goesOn: GoesOn = () => undefined,
): Promise<void> {
  for (;;) {
    goesOn();
    const keys = await find(portion);
    if (keys.length === 0) return;
    const left = await remove(keys);
    if (left.length > 0) throw unavailable('Removing is slower than expected. Please try again in a moment.');
  }
}
