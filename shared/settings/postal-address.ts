import { brand } from '../brand.ts';

/**
 * The lines of a postal address without the seller's name at its start, which is given beside it. Empty until an operator
 * has given an address: then no text speaks of one.
 */
export function postalLines(postalAddress: string): readonly string[] {
  const lines = postalAddress
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines[0] === brand.legalName ? lines.slice(1) : lines;
}
