import { unavailable } from '../errors.ts';
import { retryOnConflict } from '../retry.ts';
import { statusOf } from './content-bucket.ts';

/**
 * Writes an object that is never written twice: `write` must be conditional on there being none. `judge` decides what the
 * one that is there already means; it stays in any case. Throws 503 while another write of it does not end.
 */
export async function writeForEver(
  write: () => Promise<unknown>,
  judge = async (): Promise<void> => {},
): Promise<void> {
  const isThere = await retryOnConflict({ tries: 5, wait: 200 }, async () => {
    try {
      await write();
    } catch (error) {
      // Another write of the same object is under way: whether it is there, S3 says when that one has ended.
      if (statusOf(error) === 409) return undefined;
      if (statusOf(error) !== 412) throw error;
      await judge();
    }
    return true;
  });
  if (!isThere) throw unavailable('This is being stored by another request. Please try again in a moment.', 2);
}
