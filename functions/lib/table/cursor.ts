import { ElectroError } from 'electrodb';
import { invalid } from '../errors.ts';

/** ElectroDB's error codes for a cursor from another list. */
const foreignCodes = new Set([5003, 5004]);

/**
 * ElectroDB's error for a cursor that is unreadable. A call that failed has the same code, and the failure as its cause:
 * that one is an outage, whatever the cursor is.
 */
const isUnreadable = ({ code, cause }: ElectroError): boolean => code === 4001 && cause === undefined;

/** DynamoDB's error for a start key from another partition, such as another user's list, or for one that is no key. */
const isForeignKey = (error: unknown): boolean => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  return cause.name === 'ValidationException' || /start(ing)? key|ExclusiveStartKey/i.test(cause.message);
};

export const badCursor = (): Error => invalid('cursor', 'Not a valid cursor');

/** Runs a query for a page; a cursor that this list did not issue is 422. */
export async function onlyGoodCursors<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (error) {
    const isBad = error instanceof ElectroError && (foreignCodes.has(error.code) || isUnreadable(error));
    throw isBad || isForeignKey(error) ? badCursor() : error;
  }
}

/** Cursor of an in-memory list: the number of items before it. */
export const offsetCursor = (offset: number): string => Buffer.from(`at:${offset}`).toString('base64url');

/** The offset of a cursor from `offsetCursor`; 422 for anything else. */
export function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const digits = /^at:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'))?.[1];
  if (digits === undefined) throw badCursor();
  return Number(digits);
}
