import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fuzzyMatches, lowerBound, prefixRange } from './fuzzy.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'z'), maxLength: 7 });
const sorted = fc.uniqueArray(letters, { maxLength: 60 }).map((words) => words.sort());

/** The number of edits, from the definition. */
function editsBetween(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [first, second] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return editsBetween(first, second);
  const swapped = one[0] === other[1] && one[1] === other[0] && one.length > 1 && other.length > 1;
  return (
    1 +
    Math.min(
      ...[editsBetween(first, second), editsBetween(first, other), editsBetween(one, second)],
      swapped ? editsBetween(one.slice(2), other.slice(2)) : Number.POSITIVE_INFINITY,
    )
  );
}

it('finds exactly the words that so many edits make of another', () => {
  fc.assert(
    fc.property(sorted, letters, fc.nat(2), (words, word, most) => {
      const expected = words
        .map((other, place) => ({ place, edits: editsBetween(word, other) }))
        .filter(({ edits }) => edits <= most);
      expect(fuzzyMatches(words, word, most)).toEqual(expected);
    }),
  );
});

it('finds where a word stands or would stand, and all that begin with it', () => {
  fc.assert(
    fc.property(sorted, letters, (words, word) => {
      expect(lowerBound(words, word)).toBe(words.filter((other) => other < word).length);
      expect(words.slice(...prefixRange(words, word))).toEqual(words.filter((other) => other.startsWith(word)));
    }),
  );
});
