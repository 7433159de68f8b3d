import type { Table } from '../table/tables.ts';
import type { Item } from '../types.ts';

const digits = 12;

/** Seconds since the epoch as text that sorts like the number. */
export const sortableSeconds = (seconds: number): string => String(Math.floor(seconds)).padStart(digits, '0');

/**
 * The key under which the store indexes an item by expiry time, so that the sweep reads nothing else. Undefined for
 * items without such a time: AWS, too, ignores a value that is not a number of seconds.
 */
export function expiryKey(table: Table, key: string, item: Item | undefined): string | undefined {
  if (!table.ttlAttribute) return undefined;
  const time = item?.[table.ttlAttribute]?.N;
  const seconds = time === undefined ? Number.NaN : Number(time);
  if (!(seconds >= 0 && seconds < 10 ** digits)) return undefined;
  return `${table.expiries}${sortableSeconds(seconds)}~${key}`;
}

/** The item's key, taken from its expiry key. */
export const expiringItem = (table: Table, expiry: string): string => expiry.slice(table.expiries.length + digits + 1);
