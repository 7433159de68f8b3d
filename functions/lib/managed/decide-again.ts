import { conflict, DomainError } from '../errors.ts';
import { retryOvertaken } from '../retry.ts';

/**
 * An act such as publishing names no revision: when somebody was faster it is decided anew, on what is stored then. There
 * is no text of a writer to keep, so 409 `conflict` is all that is left to say when that happens again and again.
 */
export async function decideAgain<T>(act: () => Promise<T>): Promise<T> {
  const done = await retryOvertaken({ tries: 4, wait: 10 }, async () => {
    try {
      return { answer: await act() };
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'stale_version')) throw error;
      return undefined;
    }
  });
  if (done) return done.answer;
  throw conflict('Others are changing this right now. Nothing was done; please try again in a moment.');
}
