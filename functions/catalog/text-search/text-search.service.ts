import { LRUCache } from 'lru-cache';
import { listGrants } from '#functions/library/public.ts';
import { fetching } from '#lib/memory/cache.ts';
import type { BookHits, TextSearch } from '#shared/catalog/text-search.ts';
import { foldQuery } from '#shared/kernel/fold.ts';
import { contentKey, storedText } from '../ebook/content.service.ts';
import { type Ebook, findEbooks } from '../ebook/ebook.repo.ts';
import { hitsIn, type SearchableText, searchableText } from './searchable-text.ts';

/** Ebooks that one search reads: the newest of a person's. */
const mostBooks = 100;
/** Texts that are read from the store at a time. */
const atATime = 6;
const bounds = { counted: 1000, shown: 5 };

/** By the key of an edition's text, so never stale. Size in characters: at most 16 MB, twice that in other scripts. */
const prepared = new LRUCache<string, SearchableText>({
  maxSize: 16_000_000,
  sizeCalculation: ({ text, folded }) => text.length + folded.length || 1,
  ...fetching<string, SearchableText>(async (key) => searchableText(await storedText(key))),
});

async function hitsOf(ebook: Ebook, query: string): Promise<BookHits> {
  const text = await prepared.forceFetch(contentKey(ebook));
  return { id: ebook.id, title: ebook.title, ...hitsIn(text, query, bounds) };
}

/** Searches the texts a few at a time, so that the ones being read stay few. */
async function searchEach(ebooks: readonly Ebook[], query: string): Promise<BookHits[]> {
  const found: BookHits[] = [];
  for (let from = 0; from < ebooks.length; from += atATime) {
    const some = ebooks.slice(from, from + atATime);
    found.push(...(await Promise.all(some.map((ebook) => hitsOf(ebook, query)))));
  }
  return found;
}

/** Searches the texts of the ebooks that a person owns, and no others. */
export async function searchOwnTexts(userId: string, typed: string): Promise<TextSearch> {
  const grants = await listGrants(userId);
  const newest = grants.slice(0, mostBooks).map(({ ebook_id }) => ebook_id);
  const known = await findEbooks(newest);
  const ebooks = newest.flatMap((id) => known.get(id) ?? []);
  const found = await searchEach(ebooks, foldQuery(typed));
  const books = found.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  return { books, searched: newest.length, owned: grants.length };
}
