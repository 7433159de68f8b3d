import { createHash } from 'node:crypto';
import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { logger } from '#lib/logger.ts';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import type { Shelf } from './shelf.ts';

const fields = ['title', 'tags', 'framework', 'description'] as const;
type Field = (typeof fields)[number];
/** The back-office searches for a book by name, not by content. */
export const backOfficeFields: readonly Field[] = ['title', 'tags', 'framework'];
type Document = { readonly id: string } & Record<Field, string>;

/** How long the first search waits for the index before it scans the cards, in milliseconds. */
const longestWait = 150;
/** Cards indexed before yielding to the event loop: a few milliseconds' work. */
const portion = 40;
/** Further words add no precision, but each costs as much. */
const mostTerms = 8;
/** Stop words. "it" is not among them, because of "IT". */
const unsaid = new Set(
  'a an and are as at be by for from how in into is of on or that the their this to what when which who will with you your'.split(
    ' ',
  ),
);
const ascii = /^[!-~]*$/;

function processTerm(term: string): string | null {
  const plain = ascii.test(term) ? term : term.normalize('NFKD').replace(/\p{M}/gu, '');
  const word = plain.toLowerCase();
  return unsaid.has(word) ? null : word;
}
const tokenize = MiniSearch.getDefault('tokenize') as (text: string) => string[];

const documentOf = ({ id, title, tags, regulatory_source, description }: EbookCard): Document => ({
  id,
  title,
  tags: tags.join(' '),
  framework: regulatory_source,
  description,
});

export interface Found {
  /** Positions on the shelf, best first. */
  readonly positions: readonly number[];
  /** False while the index is behind the shelf: a later search may find more. */
  readonly isFinal: boolean;
}

/**
 * Finds cards by words: exact, by prefix, and with typos in longer words. The first search starts indexing and, on a
 * large shelf, scans the cards meanwhile; after that, the index is updated incrementally. It may still hold cards that
 * have left the shelf; the shelf filters them out.
 */
export class CardSearch {
  private readonly index = new MiniSearch<Document>({ fields: [...fields], processTerm });
  /** Digests of the indexed documents, by id. */
  private readonly indexed = new Map<string, string>();
  private shelf: Shelf | undefined;
  private following: Promise<void> | undefined;

  /** Cards that match all words; if none does, cards that match any. */
  async search(shelf: Shelf, query: string, where: readonly Field[] = fields): Promise<Found> {
    const following = this.follow(shelf);
    if (!this.shelf) {
      await Promise.race([following, pause(longestWait)]);
      const scanned = this.shelf ? [] : scan(shelf, query, where);
      if (scanned.length > 0) return { positions: scanned, isFinal: false };
      await following;
    }
    const all = this.find(shelf, query, where, 'AND');
    const positions = all.length > 0 ? all : this.find(shelf, query, where, 'OR');
    return { positions, isFinal: this.shelf === shelf };
  }

  /** By relevance, then in shelf order. */
  private find(shelf: Shelf, query: string, where: readonly Field[], combineWith: 'AND' | 'OR'): number[] {
    const options: SearchOptions = {
      fields: [...where],
      combineWith,
      boost: { title: 5, tags: 3, framework: 2 },
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      // A single letter matches too much as a prefix, unless it is the only word.
      prefix: (term, _, terms) => term.length > 1 || terms.length === 1,
      tokenize: (text) => tokenize(text).filter(Boolean).slice(0, mostTerms),
    };
    return this.index
      .search(query, options)
      .map(({ id, score }) => ({ position: shelf.positionOf(id as string) ?? -1, score }))
      .filter(({ position }) => position >= 0)
      .sort((a, b) => b.score - a.score || a.position - b.position)
      .map(({ position }) => position);
  }

  /** Updates the index to a shelf, one update at a time; the next search brings a newer shelf. */
  private follow(shelf: Shelf): Promise<void> {
    if (this.shelf === shelf || this.following) return this.following ?? Promise.resolve();
    this.following = this.update(shelf)
      .then(() => {
        this.shelf = shelf;
      })
      .catch((error: Error) => logger.error('search index not updated', { error }))
      .finally(() => {
        this.following = undefined;
      });
    return this.following;
  }

  private async update(shelf: Shelf): Promise<void> {
    for (const id of this.indexed.keys()) if (shelf.positionOf(id) === undefined) this.forget(id);
    for (let position = 0; position < shelf.size; position++) {
      if (position % portion === portion - 1) await breathe();
      this.put(documentOf(shelf.card(position)));
    }
  }

  private put(document: Document): void {
    const digest = createHash('sha1').update(JSON.stringify(document)).digest('base64').slice(0, 16);
    const known = this.indexed.get(document.id);
    if (known === digest) return;
    if (known) this.index.replace(document);
    else this.index.add(document);
    this.indexed.set(document.id, digest);
  }

  private forget(id: string): void {
    this.index.discard(id);
    this.indexed.delete(id);
  }
}

const literal = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Cards that contain every query word as a word prefix; those with all of them in the title first. */
function scan(shelf: Shelf, query: string, where: readonly Field[]): number[] {
  const words = tokenize(query).flatMap((term) => processTerm(term) || []);
  if (words.length === 0) return [];
  const begins = words.slice(0, mostTerms).map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${literal(word)}`, 'iu'));
  const isIn = (text: string): boolean => begins.every((word) => word.test(text));
  const titled: number[] = [];
  const others: number[] = [];
  for (let position = 0; position < shelf.size; position++) {
    const document = documentOf(shelf.card(position));
    if (isIn(document.title)) titled.push(position);
    else if (isIn(where.map((field) => document[field]).join(' '))) others.push(position);
  }
  return [...titled, ...others];
}
