import { ElectroError } from 'electrodb';
import { invalid } from '../errors.ts';

/** ElectroDB's error codes for a cursor that is unreadable or from another list. */
const cursorCodes = new Set([4001, 5003, 5004]);

/** DynamoDB's error for a start key from another partition, such as another user's list. */
const isForeignKey = (error: unknown): boolean =>
  error instanceof Error &&
  /start(ing)? key|ExclusiveStartKey/i.test(`${error.message} ${(error.cause as Error)?.message}`);

export const badCursor = (): Error => invalid('cursor', 'Not a valid cursor');

/** Runs a query for a page; a cursor that this list did not issue is 422. */
export async function onlyGoodCursors<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (error) {
    const isBad = (error instanceof ElectroError && cursorCodes.has(error.code)) || isForeignKey(error);
    throw isBad ? badCursor() : error;
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
