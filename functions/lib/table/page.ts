import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { onlyGoodCursors } from './cursor.ts';

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
