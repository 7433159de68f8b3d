/*
 * An entry of the index of words: the position of a card in the upper twenty bits, and in the lower twelve how often the card
 * has the word.
 */
const countBits = 12;
const mostCount = 2 ** countBits - 1;

/** As many cards as positions have room for. */
export const mostCards = 2 ** (32 - countBits);

export const entryOf = (position: number, count: number): number =>
  position * 2 ** countBits + Math.min(count, mostCount);
export const positionOf = (entry: number): number => entry >>> countBits;
export const countOf = (entry: number): number => entry & mostCount;
