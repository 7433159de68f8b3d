import { LRUCache } from 'lru-cache';
import { wishlistedIds } from '#functions/library/public.ts';
import { SerialisedJson } from '#lib/http/respond.ts';
import { pageOf } from '#lib/table/page.ts';
import type { EbookFilter } from '#shared/catalog/ebook.ts';
import type { PageQuery } from '#shared/kernel/page.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { published } from '../snapshot/snapshot.source.ts';

/** Characters that an answer takes beside its own and those of its key: nobody fills an instance with empty ones. */
const around = 500;

/** Cached anonymous responses for the newest shelf. Size in characters. */
const answers = new LRUCache<string, SerialisedJson>({
  maxSize: 8_000_000,
  sizeCalculation: ({ body }, key) => body.length + key.length + around,
});
let answersOf: Shelf | undefined;

function answersFor(shelf: Shelf): typeof answers {
  if (answersOf !== shelf) answers.clear();
  answersOf = shelf;
  return answers;
}

interface Question {
  /** The same key gets the same answer. */
  readonly key: string;
  readonly page: PageQuery;
  /** Positions, in the order of the answer. */
  find(shelf: Shelf): readonly number[];
}

async function answer(question: Question, wished?: Wished): Promise<SerialisedJson> {
  const shelf = await published.get();
  const { limit, cursor = '' } = question.page;
  const key = `${limit} ${cursor} ${question.key}`;
  const known = wished ? undefined : answersFor(shelf).get(key);
  if (known) return known;
  const { items, total, next } = pageOf(question.find(shelf), question.page);
  const made = new SerialisedJson(shelf.serialise(items, wished), { total, next });
  if (!wished) answersFor(shelf).set(key, made);
  return made;
}

type Wished = ReadonlySet<string> | undefined;

/** The ebooks that a viewer wishes for; undefined for anonymous. */
export const wishesOf = async (viewer: string | undefined): Promise<Wished> =>
  viewer === undefined ? undefined : wishlistedIds(viewer);

/** Published ebooks, newest first. */
export function listPublicEbooks(page: PageQuery, wished?: Wished): Promise<SerialisedJson> {
  const find = (shelf: Shelf) => shelf.filter({});
  return answer({ key: '', page, find }, wished);
}

/** Published ebooks that match every filter; by relevance when searching for words, otherwise newest first. */
export function filterEbooks(filter: EbookFilter, page: PageQuery, wished?: Wished): Promise<SerialisedJson> {
  const words = filter.search_query;
  const find = (shelf: Shelf) => shelf.filter(filter, words ? shelf.search(words) : undefined);
  return answer({ key: JSON.stringify(filter), page, find }, wished);
}

/** Whether no published ebook has any of these words. */
export const findsNothing = async (words: string): Promise<boolean> =>
  (await published.get()).search(words).length === 0;

/** Of which ebooks the choices of one filter are counted. */
export type ChosenBy = (own: keyof EbookFilter) => readonly number[];

/** For each filter, the positions that match all the others: how many ebooks each of its choices would leave. */
export function chosenByOthers(shelf: Shelf, filter: Partial<EbookFilter> = {}): ChosenBy {
  const found = filter.search_query ? shelf.search(filter.search_query) : undefined;
  return (own) => shelf.filter({ ...filter, [own]: '' }, found);
}
