import { expect, test } from 'vitest';
import { filterWords, noFilters, readFilters } from './article-filters.ts';

test('invalid filters in an address are ignored', () => {
  expect(readFilters(new URLSearchParams('search=%20nist%20&type=case-study&category=Privacy'))).toEqual({
    ...{ search: 'nist', type: 'case-study', category: 'Privacy' },
  });
  expect(readFilters(new URLSearchParams(`type=poem&search=${'x'.repeat(300)}`))).toEqual({
    ...{ ...noFilters, search: 'x'.repeat(200) },
  });
});

test('filterWords names the active filters', () => {
  expect(filterWords({ search: 'soc', type: 'case-study', category: '' })).toEqual(['“soc”', 'Case Study']);
  expect(filterWords(noFilters)).toEqual([]);
});
