/*
 * A posting of the index of words: the position of a card in the upper twenty bits, and in the lower twelve how often the card
 * has the word.
 */
const countBits = 12;
const mostCount = 2 ** countBits - 1;

/** As many cards as positions have room for. */
export const mostCards = 2 ** (32 - countBits);

/** A higher count than there is room for becomes the highest. */
export const postingOf = (position: number, count: number): number =>
  position * 2 ** countBits + Math.min(count, mostCount);
export const positionOf = (posting: number): number => posting >>> countBits;
export const countOf = (posting: number): number => posting & mostCount;
