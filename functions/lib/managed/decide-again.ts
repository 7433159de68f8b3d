import { setTimeout as pause } from 'node:timers/promises';
import { conflict, DomainError } from '../errors.ts';

const tries = 4;

/**
 * An act such as publishing names no revision: when somebody was faster it is decided anew, on what is stored then. There
 * is no text of a writer to keep, so 409 `conflict` is all that is left to say when that happens again and again.
 */
export async function decideAgain<T>(act: () => Promise<T>): Promise<T> {
  for (let tried = 1; tried <= tries; tried++) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'stale_version')) throw error;
      await pause(tried * 10 * Math.random());
    }
  }
  throw conflict('Others are changing this right now. Nothing was done; please try again in a moment.');
}
