import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { logger } from '#lib/logger.ts';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import type { Shelf } from './shelf.ts';

const fields = ['title', 'tags', 'framework', 'description'] as const;
type Field = (typeof fields)[number];
/** The back-office looks for a book by its name, not by what it is about. */
export const backOfficeFields: readonly Field[] = ['title', 'tags', 'framework'];
type Document = { readonly id: string } & Record<Field, string>;

/** Cards indexed between two breaths: a few milliseconds. */
const portion = 40;
/** More words than this say nothing more, but cost as much each. */
const mostTerms = 12;
/** Vocabulary above which one letter is too little to begin with. */
const largeVocabulary = 20_000;

const processTerm = (term: string): string => term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const tokenize = MiniSearch.getDefault('tokenize') as (text: string) => string[];

const documentOf = ({ id, title, tags, regulatory_source, description }: EbookCard): Document => ({
  id,
  title,
  tags: tags.join(' '),
  framework: regulatory_source,
  description,
});

/**
 * Finds cards by words: as typed, as beginnings, and with a slip in longer ones. Built by the first search; from then
 * on it follows the shelf by what changed, behind the searches. It may find what left the shelf since: the shelf decides.
 */
export class CardSearch {
  private readonly index = new MiniSearch<Document>({ fields: [...fields], processTerm });
  /** What is indexed, by id, as a digest. */
  private readonly indexed = new Map<string, string>();
  private shelf: Shelf | undefined;
  private following: Promise<void> | undefined;

  /** Positions on the shelf of what matches all words, best first; if nothing does, of what matches any. */
  async search(shelf: Shelf, query: string, where: readonly Field[] = fields): Promise<number[]> {
    const isFirst = this.shelf === undefined;
    const following = this.follow(shelf);
    if (isFirst || this.indexed.size === 0) await following;
    const all = this.find(query, where, 'AND');
    const ids = all.length > 0 ? all : this.find(query, where, 'OR');
    return ids.map((id) => shelf.positionOf(id)).filter((position) => position !== undefined);
  }

  private find(query: string, where: readonly Field[], combineWith: 'AND' | 'OR'): string[] {
    const options: SearchOptions = {
      fields: [...where],
      combineWith,
      boost: { title: 5, tags: 3, framework: 2 },
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      prefix: (term) => term.length > 1 || this.index.termCount < largeVocabulary,
      tokenize: (text) => tokenize(text).filter(Boolean).slice(0, mostTerms),
    };
    return this.index.search(query, options).map(({ id }) => id as string);
  }

  /** Brings the index up to a shelf; one at a time, a newer shelf is followed when the next search brings it. */
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
    const started = performance.now();
    for (const id of this.indexed.keys()) if (shelf.positionOf(id) === undefined) this.forget(id);
    for (let position = 0; position < shelf.size; position++) {
      if (position % portion === portion - 1) await breathe();
      this.put(documentOf(shelf.card(position)));
    }
    const milliseconds = Math.round(performance.now() - started);
    if (milliseconds > 100) logger.info('search index updated', { size: shelf.size, ms: milliseconds });
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
