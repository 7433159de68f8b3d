import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, foldQuery, occurrences } from './fold.ts';

test('case, accents, typographic quotes, dashes and spaces do not matter', () => {
  expect(fold('“Évidence” – l’Été')).toBe('"evidence" - l\'ete');
  expect(fold('a\u00a0b\tc')).toBe('a b c');
  expect(foldQuery('  ACCESS\n  review ')).toBe('access review');
  expect(foldQuery('e\u0301te\u0301')).toBe('ete');
});

test('lines stay apart, so nothing is found across them', () => {
  expect(occurrences(fold('Access\nreview'), foldQuery('access review'))).toEqual([]);
});

test('a folded text has the same length, whatever is in it', () => {
  const texts = fc.string({
    unit: fc.oneof(fc.constantFrom('İ', 'ß', 'ﬁ', 'e\u0301', '각', '𝐀', 'Σ', '’'), fc.string()),
  });
  fc.assert(
    fc.property(texts, (text) => {
      expect(fold(text)).toHaveLength(text.length);
    }),
  );
});

test('occurrences are counted up to a bound and do not overlap', () => {
  expect(occurrences('aaaa', 'aa')).toEqual([0, 2]);
  expect(occurrences('aaaa', 'a', 3)).toEqual([0, 1, 2]);
  expect(occurrences('aaaa', '')).toEqual([]);
});
