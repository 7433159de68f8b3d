import { staleVersion } from '../errors.ts';
import { refusedAs, type TransactItem, TransactionRefused, transact } from './transact.ts';

/**
 * Writes an edited thing, conditioned on the version it was made from, together with what belongs to the edit (its audit
 * row, a slug). When somebody was faster, nothing is written and the answer is 409 `stale_version` with `current`.
 *
 * `replace` must be the first item; another item that refuses is the caller's to explain through `refused`.
 */
export async function saveVersion(
  replace: TransactItem,
  also: readonly TransactItem[],
  current: () => Promise<unknown>,
  refused?: (failed: readonly number[]) => Error | undefined,
): Promise<void> {
  try {
    await transact([replace, ...also]);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    const said = error.failed.includes(0) ? undefined : refused?.(error.failed);
    throw refusedAs(said ?? staleVersion(await current()), error);
  }
}
