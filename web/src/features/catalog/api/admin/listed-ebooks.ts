import type { AdminEbook } from '#shared/catalog/ebook.ts';
import type { ApiPage } from '#web/lib/api/api-types.ts';

type Page = ApiPage<AdminEbook>;

/** A page of the list, newest first, with an ebook back in its place. */
export function withEbook(page: Page, ebook: AdminEbook): Page {
  if (page.items.some(({ id }) => id === ebook.id)) return page;
  const older = page.items.findIndex(({ created_at }) => created_at < ebook.created_at);
  const place = older < 0 ? page.items.length : older;
  const items = [...page.items.slice(0, place), ebook, ...page.items.slice(place)];
  return { ...page, items, total: page.total === undefined ? undefined : page.total + 1 };
}

/** Whether cached data is a page of the list that shows the ebook. */
export const isOn = (page: unknown, id: string): boolean =>
  typeof page === 'object' && page !== null && ((page as Partial<Page>).items ?? []).some((each) => each.id === id);

/** Whether the options of a request let through ebooks with this status. */
export function takesStatus(options: unknown, status: AdminEbook['status']): boolean {
  const { query } = (options ?? {}) as { readonly query?: { readonly status?: string | undefined } };
  return query?.status === undefined || query.status === status;
}
