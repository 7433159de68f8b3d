import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { offsetCursor, offsetOf, onlyGoodCursors } from './cursor.ts';

/** What a list needs of an ElectroDB query. */
interface Query<T> {
  go(options: { order: 'asc' | 'desc'; limit: number; cursor: string | null }): Promise<{
    data: T[];
    cursor: string | null;
  }>;
}

/** One page of a query, the last of its order first; a cursor that this list did not hand out is 422. */
export function newestFirst<T>(query: Query<T>, { limit, cursor }: PageQuery): Promise<Page<T>> {
  return onlyGoodCursors(async () => {
    const { data, cursor: next } = await query.go({ order: 'desc', limit, cursor: cursor ?? null });
    return { items: data, next: next ?? undefined };
  });
}

/** One page of a list that stands in memory. */
export function pageOf<T>(all: readonly T[], { limit, cursor }: PageQuery): Page<T> {
  const from = offsetOf(cursor);
  const next = from + limit < all.length ? offsetCursor(from + limit) : undefined;
  return { items: all.slice(from, from + limit), next, total: all.length };
}
