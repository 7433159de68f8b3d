import { fold, foldQuery } from '#shared/kernel/fold.ts';
import { locate, type PlainBook, sectionAt } from '#shared/library/anchor.ts';
import type { Highlight } from '#shared/library/highlight.ts';
import type { Passage } from '#shared/library/similar-words.ts';

/** A highlight and where it is in the edition that is open. */
export interface PlacedHighlight {
  readonly highlight: Highlight;
  /** Undefined: the text has changed, and nothing like it is left. */
  readonly at: Passage | undefined;
  /** The heading above it; empty if there is none. */
  readonly heading: string;
}

/** Titles of headings by their anchors. */
export type Titles = ReadonlyMap<string, string>;

/** Highlights in the order of the text; those whose text is gone last, the oldest of them first. */
export function placedIn(book: PlainBook, highlights: readonly Highlight[], titles: Titles): PlacedHighlight[] {
  const placed = highlights.map((highlight): PlacedHighlight => {
    const at = locate(highlight, book);
    const anchor = at ? sectionAt(book, at.start).anchor : highlight.section;
    return { highlight, at, heading: titles.get(anchor) ?? '' };
  });
  const startOf = ({ at }: PlacedHighlight) => at?.start ?? book.text.length;
  return placed.sort((a, b) => startOf(a) - startOf(b) || a.highlight.created_at.localeCompare(b.highlight.created_at));
}

/** Whether quote or note have what somebody looks for. */
export function hasText({ highlight: { quote, note } }: PlacedHighlight, typed: string): boolean {
  return fold(`${quote}\n${note}`).includes(foldQuery(typed));
}

/** The smallest highlight around a place of the text. */
export function highlightAt(placed: readonly PlacedHighlight[], place: number): PlacedHighlight | undefined {
  const around = placed.filter(({ at }) => at && at.start <= place && place < at.end);
  const length = ({ at }: PlacedHighlight) => (at ? at.end - at.start : 0);
  return around.sort((a, b) => length(a) - length(b))[0];
}

/** What is gone from this edition is listed under this. */
export const changedText = 'Text changed in this edition';

export interface HeadingGroup {
  readonly heading: string;
  readonly placed: readonly PlacedHighlight[];
}

/** Highlights below their headings, in the given order. */
export function byHeading(placed: readonly PlacedHighlight[]): HeadingGroup[] {
  const groups: { heading: string; placed: PlacedHighlight[] }[] = [];
  for (const one of placed) {
    const heading = one.at ? one.heading : changedText;
    if (groups.at(-1)?.heading !== heading) groups.push({ heading, placed: [] });
    groups.at(-1)?.placed.push(one);
  }
  return groups;
}
