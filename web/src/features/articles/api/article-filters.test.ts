import { expect, test } from 'vitest';
import { filterWords, noFilters, readFilters } from './article-filters.ts';

test('an address is read as far as it makes sense', () => {
  expect(readFilters(new URLSearchParams('search=%20nist%20&type=case-study&category=Privacy'))).toEqual({
    ...{ search: 'nist', type: 'case-study', category: 'Privacy' },
  });
  expect(readFilters(new URLSearchParams(`type=poem&search=${'x'.repeat(300)}`))).toEqual({
    ...{ ...noFilters, search: 'x'.repeat(200) },
  });
});

test('words say what is set', () => {
  expect(filterWords({ search: 'soc', type: 'case-study', category: '' })).toEqual(['“soc”', 'Case Study']);
  expect(filterWords(noFilters)).toEqual([]);
});
