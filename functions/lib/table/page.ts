import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { offsetCursor, offsetOf, onlyGoodCursors } from './cursor.ts';

/** The part of an ElectroDB query that a list uses. */
interface Query<T> {
  go(options: { order: 'asc' | 'desc'; limit?: number; count?: number; cursor: string | null }): Promise<{
    data: T[];
    cursor: string | null;
  }>;
}

/** One page of a query in descending order; a cursor that this list did not issue is 422. */
export function newestFirst<T>(query: Query<T>, { limit, cursor }: PageQuery): Promise<Page<T>> {
  return onlyGoodCursors(async () => {
    const { data, cursor: next } = await query.go({ order: 'desc', limit, cursor: cursor ?? null });
    return { items: data, next: next ?? undefined };
  });
}

/** The same of a query with a filter: reads on until the page is full. */
export function newestMatching<T>(query: Query<T>, { limit, cursor }: PageQuery): Promise<Page<T>> {
  return onlyGoodCursors(async () => {
    const { data, cursor: next } = await query.go({ order: 'desc', count: limit, cursor: cursor ?? null });
    return { items: data, next: next ?? undefined };
  });
}

/** One page of an in-memory list. */
export function pageOf<T>(all: readonly T[], { limit, cursor }: PageQuery): Page<T> {
  const from = offsetOf(cursor);
  const next = from + limit < all.length ? offsetCursor(from + limit) : undefined;
  return { items: all.slice(from, from + limit), next, total: all.length };
}
