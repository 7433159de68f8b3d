import { type HighlightColor, longestNote, longestQuote } from '#shared/library/choices.ts';
import type { Highlight } from '#shared/library/highlight.ts';
import type { Passage } from '#shared/library/similar-words.ts';
import type { PlacedHighlight } from './placed.ts';

/** What marking a passage comes to. */
export interface MarkedOver {
  readonly passage: Passage;
  /** The highlight that becomes this; undefined for a new one. */
  readonly into: Highlight | undefined;
  readonly note: string;
  /** Highlights that are part of it from now on. */
  readonly gone: readonly Highlight[];
}

type Placed = PlacedHighlight & { readonly at: Passage };
const isPlaced = (one: PlacedHighlight): one is Placed => one.at !== undefined;

/** From the first to the last of them. */
const around = (passages: readonly Passage[]): Passage => ({
  start: Math.min(...passages.map(({ start }) => start)),
  end: Math.max(...passages.map(({ end }) => end)),
});

const joined = (highlights: readonly Highlight[]): string =>
  highlights.flatMap(({ note }) => (note === '' ? [] : [note])).join('\n\n');

/**
 * The same passage marked again is one highlight, in the new colour. A passage that overlaps highlights of its colour
 * makes one with them, which keeps their notes, unless text or notes would become too long. Colours mean something to
 * whoever uses them, so highlights of other colours stay beside it as they are.
 */
export function markedOver(placed: readonly PlacedHighlight[], passage: Passage, color: HighlightColor): MarkedOver {
  const there = placed.filter(isPlaced);
  const same = there.find(({ at }) => at.start === passage.start && at.end === passage.end);
  const met = there.filter((one) => {
    const isOverlapping = one.at.start < passage.end && passage.start < one.at.end;
    return one === same || (isOverlapping && one.highlight.color === color);
  });
  const whole = around([passage, ...met.map(({ at }) => at)]);
  const highlights = met.map(({ highlight }) => highlight);
  const note = joined(highlights);
  const isTooLong = whole.end - whole.start > longestQuote || note.length > longestNote;
  if (isTooLong) return { passage, into: same?.highlight, note: same?.highlight.note ?? '', gone: [] };
  const [into, ...gone] = highlights;
  return { passage: whole, into, note, gone };
}
