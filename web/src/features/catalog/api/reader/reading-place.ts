import type { ReadingPlace } from '#shared/library/library.ts';

/** What to do with the kept place: nothing, offer it, or say that the ebook was read to the end. */
export type KeptPlace = 'none' | 'continue' | 'finished';

/** The first screens are not worth returning to, and few readers scroll to the very last pixel. */
const beginning = 0.02;
const end = 0.99;

export function keptPlace(place: Pick<ReadingPlace, 'position'> | undefined): KeptPlace {
  if (!place || place.position <= beginning) return 'none';
  return place.position >= end ? 'finished' : 'continue';
}

/** Readers already near the place need no way back. */
export const isFarFrom = (now: Pick<ReadingPlace, 'position'>, kept: Pick<ReadingPlace, 'position'>): boolean =>
  Math.abs(now.position - kept.position) > beginning;

/** Whether two places are indistinguishable to the reader. */
const isSame = (a: ReadingPlace, b: ReadingPlace) =>
  a.paragraph === b.paragraph && Math.abs(a.position - b.position) < 0.005;

/**
 * Whether a place is worth keeping. While the kept one is on offer, looking at the beginning must not lose it: only
 * places after it count.
 */
export function isWorthKeeping(now: ReadingPlace, kept: ReadingPlace | undefined, isOffered: boolean): boolean {
  if (!kept) return now.paragraph > 0;
  return isOffered ? now.position > kept.position : !isSame(now, kept);
}

/** Share of a text read: 0 with its top at the top of the window, 1 with its bottom at the bottom. */
export function shareRead(top: number, height: number, windowHeight: number): number {
  const way = height - windowHeight;
  const share = way > 0 ? -top / way : 1;
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}

/** Index of the first block that reaches below `line`. `bottomOf` must increase with the index. */
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
