import type { EntityItem } from 'electrodb';
import { type DomainError, notFound } from '#lib/errors.ts';
import { readAll } from '#lib/table/batch.ts';
import { newestFirst } from '#lib/table/page.ts';
import { type ItemRead, readTogether } from '#lib/table/together.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { EbookEntity, type shelves } from './ebook.entity.ts';

export type Ebook = EntityItem<typeof EbookEntity>;
export type ShelfName = (typeof shelves)[number];

export const unknownEbook = (): DomainError => notFound('Ebook not found');

/** An ebook on any shelf, strongly consistent. */
export async function findEbook(id: string): Promise<Ebook | undefined> {
  return (await EbookEntity.get({ id }).go({ consistent: true })).data ?? undefined;
}

/** Ebooks by id, on any shelf, strongly consistent; in batches of a hundred. */
export async function findEbooks(ids: readonly string[]): Promise<ReadonlyMap<string, Ebook>> {
  const keys = [...new Set(ids)].map((id) => ({ id }));
  const ebooks = await readAll(keys, (some) => EbookEntity.get(some).go({ concurrency: 4, consistent: true }));
  return new Map(ebooks.map((ebook) => [ebook.id, ebook]));
}

type Priced = Pick<Ebook, 'id' | 'title' | 'price' | 'shelf'>;

async function findPrice(id: string): Promise<Priced[]> {
  const read = EbookEntity.get({ id }).params<ItemRead>({ attributes: ['id', 'title', 'price', 'shelf'] });
  const { data } = EbookEntity.parse(await readTogether(read));
  return data ? [data] : [];
}

/** Prices of ebooks on any shelf, strongly consistent, with only the attributes they need; together with others of the moment. */
export const findPrices = async (ids: readonly string[]): Promise<Priced[]> =>
  (await Promise.all([...new Set(ids)].map(findPrice))).flat();

/** A page of all ebooks except trashed ones, or of one shelf; newest first. */
export const listEbooks = (query: PageQuery, shelf?: ShelfName): Promise<Page<Ebook>> =>
  shelf
    ? newestFirst(EbookEntity.query.onShelfByCreation({ shelf }), query)
    : newestFirst(EbookEntity.query.inListByTime({ list: 'current' }), query);

/** A page of the trash, latest deletion first. */
export const listTrashedEbooks = (query: PageQuery): Promise<Page<Ebook>> =>
  newestFirst(EbookEntity.query.inListByTime({ list: 'trash' }), query);

/** All ebooks on a shelf, newest first, one table page at a time. */
export async function* eachEbookOn(shelf: ShelfName): AsyncGenerator<Ebook[]> {
  let cursor: string | null = null;
  do {
    const answer: { data: Ebook[]; cursor: string | null } = await EbookEntity.query
      .onShelfByCreation({ shelf })
      .go({ order: 'desc', cursor });
    yield answer.data;
    cursor = answer.cursor;
  } while (cursor);
}

/** Part of a transaction; refused when the id is taken. */
export const insertEbookItem = (ebook: Ebook): TransactItem => ({ Put: EbookEntity.create(ebook).params() });
