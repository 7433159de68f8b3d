import { fold, foldQuery, occurrences } from '#shared/kernel/fold.ts';
import { type PlainBook, sectionAt } from '#shared/library/anchor.ts';
import { shortestSearch } from '#shared/library/choices.ts';
import type { Passage } from '#shared/library/similar-words.ts';

/** Hits that are listed and painted at most: a common word is in a book thousands of times. */
export const mostHits = 500;
/** Characters shown before and after a hit. */
const around = { before: 40, after: 80 };

/** An occurrence, in its line. */
export interface Hit extends Passage {
  /** Of the heading above it; empty before the first one. */
  readonly anchor: string;
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

function hitAt(book: PlainBook, start: number, end: number): Hit {
  const { text } = book;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const from = Math.max(lineStart, start - around.before);
  const to = Math.min(lineEnd < 0 ? text.length : lineEnd, end + around.after);
  const before = `${from > lineStart ? '…' : ''}${text.slice(from, start)}`;
  const match = text.slice(start, end);
  return { start, end, anchor: sectionAt(book, start).anchor, before, match, after: text.slice(end, to) };
}

/** Where a book has what somebody has typed, in the order of the text. */
export function findInBook(book: PlainBook, typed: string): Hit[] {
  const query = foldQuery(typed);
  if (query.length < shortestSearch) return [];
  return occurrences(fold(book.text), query, mostHits).map((start) => hitAt(book, start, start + query.length));
}

/** The hit after this one, or before it; after the last comes the first. */
export const stepTo = (count: number, current: number, by: 1 | -1): number =>
  count === 0 ? 0 : (current + by + count) % count;
