import { conflict, DomainError } from '../errors.ts';
import { retryOnConflict } from '../retry.ts';

/**
 * An act such as publishing names no revision: after a concurrent write it is decided again, based on the stored state.
 * There is no user input to keep, so repeated conflicts are answered with a plain 409 `conflict` that names the deed:
 * `published`.
 */
export async function retryOnStaleRevision<T>(deed: string, act: () => Promise<T>): Promise<T> {
  const done = await retryOnConflict({ tries: 4, wait: 10 }, async () => {
    try {
      return { answer: await act() };
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'stale_version')) throw error;
      return undefined;
    }
  });
  if (done) return done.answer;
  throw conflict(`Others are changing this right now, so it was not ${deed}. Please try again in a moment.`);
}
