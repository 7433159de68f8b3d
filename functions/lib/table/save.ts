import { setTimeout as pause } from 'node:timers/promises';
import { conflict, DomainError, staleVersion } from '../errors.ts';
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

const actTries = 4;

/**
 * An act such as publishing names no version: when somebody was faster it is decided anew, on what is stored then. There
 * is no text of a writer to keep, so 409 `conflict` is all that is left to say when that happens again and again.
 */
export async function decideAgain<T>(act: () => Promise<T>): Promise<T> {
  for (let tried = 1; tried <= actTries; tried++) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'stale_version')) throw error;
      await pause(tried * 10 * Math.random());
    }
  }
  throw conflict('Others are changing this right now. Nothing was done; please try again in a moment.');
}
