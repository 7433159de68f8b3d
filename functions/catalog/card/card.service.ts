import { LRUCache } from 'lru-cache';
import { wishlistedIds } from '#functions/library/public.ts';
import { SerialisedJson } from '#lib/http/respond.ts';
import { pageOf } from '#lib/table/page.ts';
import type { EbookFilter } from '#shared/catalog/ebook.ts';
import type { PageQuery } from '#shared/kernel/page.ts';
import { published } from '../snapshot/snapshot.source.ts';
import { backOfficeFields, CardSearch, type Found } from './card-search.ts';
import type { Shelf } from './shelf.ts';

/** Cached anonymous responses for the newest shelf. Size in characters. */
const answers = new LRUCache<string, SerialisedJson>({
  maxSize: 8_000_000,
  sizeCalculation: ({ body }) => body.length,
});
let answersOf: Shelf | undefined;

const search = new CardSearch();

function answersFor(shelf: Shelf): typeof answers {
  if (answersOf !== shelf) answers.clear();
  answersOf = shelf;
  return answers;
}

interface Question {
  /** Cache key: the same name gets the same answer. */
  readonly name: string;
  readonly page: PageQuery;
  find(shelf: Shelf): Found | Promise<Found>;
}

async function answer(question: Question, wished?: ReadonlySet<string>): Promise<SerialisedJson> {
  const shelf = await published.get();
  const { limit, cursor = '' } = question.page;
  const name = `${limit} ${cursor} ${question.name}`;
  const known = wished ? undefined : answersFor(shelf).get(name);
  if (known) return known;
  const { positions, isFinal } = await question.find(shelf);
  const { items, total, next } = pageOf(positions, question.page);
  const made = new SerialisedJson(shelf.serialise(items, wished), { total, next });
  if (!wished && isFinal) answersFor(shelf).set(name, made);
  return made;
}

const wishesOf = async (viewer: string | undefined): Promise<ReadonlySet<string> | undefined> =>
  viewer === undefined ? undefined : wishlistedIds(viewer);

/** Published ebooks, newest first. */
export async function listPublicEbooks(page: PageQuery, viewer?: string): Promise<SerialisedJson> {
  const find = (shelf: Shelf) => ({ positions: shelf.filter({}), isFinal: true });
  return answer({ name: '', page, find }, await wishesOf(viewer));
}

/** Published ebooks that match every filter; by relevance when searching for words, otherwise newest first. */
export async function filterEbooks(filter: EbookFilter, page: PageQuery, viewer?: string): Promise<SerialisedJson> {
  const words = filter.search_query;
  const find = async (shelf: Shelf): Promise<Found> => {
    if (!words) return { positions: shelf.filter(filter), isFinal: true };
    const { positions, isFinal } = await search.search(shelf, words);
    return { positions: shelf.filter(filter, positions), isFinal };
  };
  return answer({ name: JSON.stringify(filter), page, find }, await wishesOf(viewer));
}

/** Whether no published ebook has any of these words. False while that is not known for sure. */
export async function findsNothing(words: string): Promise<boolean> {
  const { positions, isFinal } = await search.search(await published.get(), words);
  return isFinal && positions.length === 0;
}

/** Of which ebooks the choices of one filter are counted. */
export type ChosenBy = (own: keyof EbookFilter) => readonly number[];

/** The positions that match every filter but one: a choice says how many ebooks choosing it would leave. */
export async function chosenByOthers(shelf: Shelf, filter: Partial<EbookFilter> = {}): Promise<ChosenBy> {
  const words = filter.search_query;
  const found = words ? (await search.search(shelf, words)).positions : undefined;
  return (own) => shelf.filter({ ...filter, [own]: '' }, found);
}

/** Positions on the published shelf that match a back-office search. */
export const searchPublished = (shelf: Shelf, words: string): Promise<Found> =>
  search.search(shelf, words, backOfficeFields);
