import { contextOf, type HitContext } from '#shared/catalog/hit-context.ts';
import { fold, foldQuery, occurrences } from '#shared/kernel/fold.ts';
import { type PlainBook, sectionAt } from '#shared/library/anchor.ts';
import { shortestSearch } from '#shared/library/choices.ts';
import type { Passage } from '#shared/library/similar-words.ts';

/** Hits that are listed and painted at most: a common word is in a book thousands of times. */
export const mostHits = 500;
/** An occurrence, in its line. */
export interface Hit extends Passage, HitContext {
  /** Of the heading above it; empty before the first one. */
  readonly anchor: string;
}

const hitAt = (book: PlainBook, start: number, end: number): Hit => ({
  start,
  end,
  anchor: sectionAt(book, start).anchor,
  ...contextOf(book.text, start, end),
});

/** Where a book has what somebody has typed, in the order of the text. */
export function findInBook(book: PlainBook, typed: string): Hit[] {
  const query = foldQuery(typed);
  if (query.length < shortestSearch) return [];
  return occurrences(fold(book.text), query, mostHits).map((start) => hitAt(book, start, start + query.length));
}

/** The hit after this one, or before it; after the last comes the first. */
export const stepTo = (count: number, current: number, by: 1 | -1): number =>
  count === 0 ? 0 : (current + by + count) % count;
