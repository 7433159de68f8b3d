import { conflict } from '../../errors.ts';
import { retryOnConflict } from '../../retry.ts';
import { TransactionRefused } from '../../table/transact.ts';

/** Decides an act again when nothing was written, because what it was decided on has changed since it was read. */
export async function decidedAgain<T>(attempt: () => Promise<T>): Promise<T> {
  const done = await retryOnConflict({ tries: 8, wait: 20 }, async () => {
    try {
      return { answer: await attempt() };
    } catch (error) {
      if (error instanceof TransactionRefused) return undefined;
      throw error;
    }
  });
  if (done) return done.answer;
  throw conflict('Others are changing this right now. Please try again in a moment.');
}
