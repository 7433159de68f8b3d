import { setTimeout as pause } from 'node:timers/promises';
import { conflict, DomainError, staleVersion } from '../errors.ts';
import { type TransactItem, transact, type Write } from './transact.ts';

/**
 * Writes an edited thing, conditioned on the revision it was made from, together with what belongs to the edit (its audit
 * row, a slug). When somebody was faster, nothing is written and the answer is 409 `stale_version` with `current`; parts
 * of `also` may say what their refusal means.
 */
export const saveVersion = (
  replace: TransactItem,
  also: readonly Write[],
  current: () => Promise<unknown>,
): Promise<void> => transact([{ items: [replace], refused: async () => staleVersion(await current()) }, ...also]);

const actTries = 4;

/**
 * An act such as publishing names no revision: when somebody was faster it is decided anew, on what is stored then. There
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
