import type { Counted } from '#shared/kernel/bulk.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';

/** Pages of a hundred that one answer reads; a page with a filter may be shorter, and is never long to read. */
const pagesAtOnce = 10;

/**
 * Counts what a list finds, as the list itself reads it: a thousand at most, then the caller goes on from `next_cursor`.
 */
export const countedBy =
  <Query extends PageQuery>(page: (query: Query) => Promise<Page<unknown>>) =>
  async ({ cursor, ...filter }: Omit<Query, 'limit'> & { readonly cursor?: string | undefined }): Promise<Counted> => {
    let count = 0;
    let next = cursor;
    for (let read = 0; read < pagesAtOnce; read++) {
      const found = await page({ ...filter, limit: 100, cursor: next } as unknown as Query);
      count += found.items.length;
      next = found.next;
      if (next === undefined) break;
    }
    return { count, next_cursor: next ?? null };
  };
