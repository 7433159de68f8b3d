import { type Passage, similarPassage } from './similar-words.ts';

/*
 * Where a marked passage is in a book. A book gets new editions, so a passage is stored with its words and what stood
 * around them, and looked for again in the text at hand.
 */

/** A heading in a book's plain text. Level 0 is a chapter. */
export interface Section {
  readonly anchor: string;
  readonly level: number;
  readonly start: number;
}

/** A book as one plain text, in which each paragraph, item and cell is a line. */
export interface PlainBook {
  readonly text: string;
  /** In the order of the text. */
  readonly sections: readonly Section[];
}

/** A passage as it is stored. */
export interface Anchor {
  readonly quote: string;
  /** What stood before and after it. */
  readonly prefix: string;
  readonly suffix: string;
  /** The heading above it; empty before the first one. */
  readonly section: string;
  /** Characters from that heading to the passage. */
  readonly position: number;
}

/** Characters kept on each side of a passage. */
export const contextLength = 32;
/** A quote of this length is hardly in a book twice. */
const longQuote = 24;
/** So many equal characters around a short one make it the same passage. */
const sureContext = 8;

const beginning: Section = { anchor: '', level: 0, start: 0 };

/** The heading above a place in a book. */
export const sectionAt = ({ sections }: PlainBook, place: number): Section =>
  sections.findLast(({ start }) => start <= place) ?? beginning;

/** How to find a passage again. */
export function anchorOf(book: PlainBook, { start, end }: Passage): Anchor {
  const section = sectionAt(book, start);
  return {
    quote: book.text.slice(start, end),
    prefix: book.text.slice(Math.max(0, start - contextLength), start),
    suffix: book.text.slice(end, end + contextLength),
    section: section.anchor,
    position: start - section.start,
  };
}

/**
 * Where a stored passage is in a book: at its old place, else where its words are now, else where most of them are
 * within its chapter. Undefined when this edition has no such passage.
 */
export const locate = (anchor: Anchor, book: PlainBook): Passage | undefined =>
  atOldPlace(anchor, book) ??
  sameWords(anchor, book) ??
  similarPassage(anchor.quote, book.text, chapterOf(anchor, book));

const sectionOf = ({ section }: Anchor, { sections }: PlainBook): Section | undefined =>
  section === '' ? beginning : sections.find(({ anchor }) => anchor === section);

function oldPlace(anchor: Anchor, book: PlainBook): number | undefined {
  const section = sectionOf(anchor, book);
  return section && section.start + anchor.position;
}

const passage = (start: number, { quote }: Anchor): Passage => ({ start, end: start + quote.length });

function atOldPlace(anchor: Anchor, book: PlainBook): Passage | undefined {
  const place = oldPlace(anchor, book);
  return place !== undefined && book.text.startsWith(anchor.quote, place) ? passage(place, anchor) : undefined;
}

function everyPlace({ quote }: Anchor, { text }: PlainBook): number[] {
  const places: number[] = [];
  if (quote === '') return places;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) places.push(at);
  return places;
}

function equalAtStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
const reversed = (text: string): string => text.split('').reverse().join('');

/** Characters next to a place that are what they were when the passage was marked. */
function contextAt(place: number, { quote, prefix, suffix }: Anchor, { text }: PlainBook): number {
  const before = reversed(text.slice(Math.max(0, place - contextLength), place));
  return equalAtStart(reversed(prefix), before) + equalAtStart(suffix, text.slice(place + quote.length));
}

/** From the chapter's heading above a section to the next one; the whole text if the section is gone. */
function chapterOf(anchor: Anchor, book: PlainBook): Passage {
  const section = sectionOf(anchor, book);
  if (!section) return { start: 0, end: book.text.length };
  const chapters = book.sections.filter(({ level }) => level === 0);
  return {
    start: chapters.findLast(({ start }) => start <= section.start)?.start ?? 0,
    end: chapters.find(({ start }) => start > section.start)?.start ?? book.text.length,
  };
}

interface Candidate {
  readonly place: number;
  readonly context: number;
  /** Characters from where it was. */
  readonly distance: number;
}

const better = (a: Candidate, b: Candidate): Candidate =>
  b.context > a.context || (b.context === a.context && b.distance < a.distance) ? b : a;

function sameWords(anchor: Anchor, book: PlainBook): Passage | undefined {
  const places = everyPlace(anchor, book);
  const old = oldPlace(anchor, book) ?? 0;
  const [first, ...others] = places.map((place): Candidate => {
    return { place, context: contextAt(place, anchor, book), distance: Math.abs(place - old) };
  });
  if (!first) return undefined;
  const best = others.reduce(better, first);
  const place = isSure(best, anchor) ? best.place : onlyOne(places, chapterOf(anchor, book));
  return place === undefined ? undefined : passage(place, anchor);
}

/** A few words alone may be anywhere; what is around them tells which ones they are. */
function isSure({ context }: Candidate, { quote, prefix, suffix }: Anchor): boolean {
  return quote.length >= longQuote || context >= Math.min(sureContext, prefix.length + suffix.length);
}

/** The place within a chapter, if there is exactly one. */
function onlyOne(places: readonly number[], { start, end }: Passage): number | undefined {
  const inside = places.filter((place) => place >= start && place < end);
  return inside.length === 1 ? inside[0] : undefined;
}
