import { pageOf } from '#lib/table/page.ts';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { toAdminEbook } from '../../card/card.ts';
import { findFiguresOf } from '../../figures/figures.repo.ts';
import type { Shelf } from '../../shelf/shelf.ts';
import { backOfficeFields } from '../../shelf/words.ts';
import { drafts, published } from '../../snapshot/snapshot.source.ts';
import { findCatalogue } from '../catalogue.repo.ts';
import { type Ebook, findEbooks, listEbooks, listTrashedEbooks } from '../ebook.repo.ts';

interface ListQuery extends PageQuery {
  readonly status?: 'draft' | 'published';
  readonly category?: string;
  readonly search?: string;
}
type AdminListQuery = Omit<ListQuery, 'status'> & { readonly status?: ListQuery['status'] | 'trash' };

/** Ebooks, newest first; the trash by itself, latest deletion first. */
export function adminListEbooks({ status, ...query }: AdminListQuery): Promise<Page<AdminEbook>> {
  if (status === 'trash') return listTrash(query);
  const listed = { ...query, status };
  return query.search || query.category ? findInSnapshot(listed) : listFromTable(listed);
}

async function listTrash(query: PageQuery): Promise<Page<AdminEbook>> {
  const { items, next } = await listTrashedEbooks(query);
  return { items: await withFigures(items), next };
}

/** Without a search or a category, the table's index is enough. */
async function listFromTable({ status, ...page }: ListQuery): Promise<Page<AdminEbook>> {
  const [{ items, next }, sums] = await Promise.all([listEbooks(page, status), findCatalogue()]);
  const totals = { draft: sums.total - sums.published, published: sums.published };
  return { items: await withFigures(items), next, total: status ? totals[status] : sums.total };
}

/** Ebooks as the back-office sees them. */
export async function withFigures(ebooks: readonly Ebook[]): Promise<AdminEbook[]> {
  const figures = await findFiguresOf(ebooks.map(({ id }) => id));
  return ebooks.map((ebook) => toAdminEbook(ebook, figures.get(ebook.id)));
}

/**
 * A search or a category filter finds ids in the snapshot and reads only the resulting page from the table, so the cost
 * grows with the page, not with the catalogue. A recent change may be missing, but nothing shown is stale.
 */
async function findInSnapshot(query: ListQuery): Promise<Page<AdminEbook>> {
  const { items: wanted, ...page } = pageOf(await idsInSnapshot(query), query);
  const found = await findEbooks(wanted);
  const ebooks = wanted.flatMap((id) => found.get(id) ?? []).filter((ebook) => isWanted(ebook, query));
  return { ...page, items: await withFigures(ebooks) };
}

/** Whether an ebook found in the snapshot still matches the query. */
const isWanted = ({ shelf, category }: Ebook, query: ListQuery): boolean =>
  shelf !== 'trash' && (!query.status || shelf === query.status) && (!query.category || category === query.category);

/** Ids of the ebooks that a search or a category finds, newest first. */
export async function idsInSnapshot(query: Omit<ListQuery, keyof PageQuery>): Promise<string[]> {
  const found = await Promise.all([
    query.status === 'draft' ? [] : findOn(await published.refreshed(), query),
    query.status === 'published' ? [] : findOn(await drafts.refreshed(), query),
  ]);
  const latestFirst = found.flat().sort((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1));
  // The two are built one after the other: an ebook that was just published or unpublished may be in both.
  return [...new Set(latestFirst.map(({ id }) => id))];
}

interface Place {
  readonly id: string;
  readonly created: number;
}

type Filter = Pick<ListQuery, 'category' | 'search'>;

function findOn(shelf: Shelf, { category, search }: Filter): Place[] {
  const positions = shelf.filter({ category }, search ? shelf.search(search, backOfficeFields) : undefined);
  return positions.map((position) => ({ id: shelf.ids[position] ?? '', created: shelf.createdAt(position) }));
}
