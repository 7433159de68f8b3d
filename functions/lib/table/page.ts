import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { offsetCursor, offsetOf, onlyGoodCursors } from './cursor.ts';

/** The part of an ElectroDB query that a list uses. */
interface Query<T> {
  go(options: { order: 'asc' | 'desc'; limit?: number; count?: number; pages?: 1; cursor: string | null }): Promise<{
    data: T[];
    cursor: string | null;
  }>;
}

/**
 * One page of a query in descending order; a cursor that this list did not issue is 422. A read ends after a megabyte,
 * so a page of large items takes several: only the last page is shorter than its limit.
 */
export function newestFirst<T>(query: Query<T>, { limit, cursor }: PageQuery): Promise<Page<T>> {
  return onlyGoodCursors(async () => {
    let items: T[] = [];
    let next = cursor ?? null;
    do {
      const read = await query.go({ order: 'desc', limit: limit - items.length, cursor: next });
      items = [...items, ...read.data];
      next = read.cursor;
    } while (next !== null && items.length < limit);
    return { items, next: next ?? undefined };
  });
}

/**
 * How many items are read at a time for a page of a query with a filter. The first read is of as many as fit, so that a
 * filter that most items pass costs no more than none.
 */
const readSizes = (limit: number): readonly number[] => [limit, 500, 500, 500, 500];

/**
 * The same of a query with a filter: reads on until the page is full, but at most some 2,000 items. A page may be shorter
 * than its limit, or empty, and still have a next one. The batch in which a page ends is read twice: only a read that counts
 * tells the cursor of an item within it.
 */
export function newestMatching<T>(query: Query<T>, { limit, cursor }: PageQuery): Promise<Page<T>> {
  return onlyGoodCursors(async () => {
    let items: T[] = [];
    let next = cursor ?? null;
    for (const size of readSizes(limit)) {
      const missing = limit - items.length;
      const from = { order: 'desc', limit: size, cursor: next } as const;
      const read = await query.go({ ...from, pages: 1 });
      // The page ends within these: a read that counts knows the cursor of its last one.
      const { data, cursor: after } = read.data.length > missing ? await query.go({ ...from, count: missing }) : read;
      items = [...items, ...data];
      next = after;
      if (next === null || items.length === limit) break;
    }
    return { items, next: next ?? undefined };
  });
}

/** One page of an in-memory list. */
export function pageOf<T>(all: readonly T[], { limit, cursor }: PageQuery): Page<T> {
  const from = offsetOf(cursor);
  const next = from + limit < all.length ? offsetCursor(from + limit) : undefined;
  return { items: all.slice(from, from + limit), next, total: all.length };
}
