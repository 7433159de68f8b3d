import type { ReadingPlace } from '#shared/library/library.ts';

/** What to do with the place that was kept: nothing, offer it, or say that the ebook was read to its end. */
export type KeptPlace = 'none' | 'continue' | 'finished';

/** The first screens are no place to return to, and of the last lines nobody reads the very last pixel. */
const beginning = 0.02;
const end = 0.99;

export function keptPlace(place: Pick<ReadingPlace, 'position'> | undefined): KeptPlace {
  if (!place || place.position <= beginning) return 'none';
  return place.position >= end ? 'finished' : 'continue';
}

/** Somebody who is there already needs no way back. */
export const isFarFrom = (now: Pick<ReadingPlace, 'position'>, kept: Pick<ReadingPlace, 'position'>): boolean =>
  Math.abs(now.position - kept.position) > beginning;

/** Two places that nobody could tell apart. */
const isSame = (a: ReadingPlace, b: ReadingPlace) =>
  a.paragraph === b.paragraph && Math.abs(a.position - b.position) < 0.005;

/**
 * Whether a place is worth keeping. While the kept one is still on offer, looking into the beginning must not lose it:
 * only what lies behind it counts.
 */
export function isWorthKeeping(now: ReadingPlace, kept: ReadingPlace | undefined, isOffered: boolean): boolean {
  if (!kept) return now.paragraph > 0;
  return isOffered ? now.position > kept.position : !isSame(now, kept);
}

/** Share of a text behind the reader: 0 with its top at the window's, 1 with its end at the window's end. */
export function shareRead(top: number, height: number, windowHeight: number): number {
  const way = height - windowHeight;
  const share = way > 0 ? -top / way : 1;
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}

/** Index of the first block that reaches below `line`. `bottomOf` grows with the index. */
export function firstBelow(count: number, line: number, bottomOf: (index: number) => number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bottomOf(middle) > line) high = middle;
    else low = middle + 1;
  }
  return Math.max(0, low);
}
