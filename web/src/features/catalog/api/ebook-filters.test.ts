import { describe, expect, test } from 'vitest';
import { activeFilters, chosenFilters, filterBody, noFilters, readFilters } from './ebook-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('readFilters', () => {
  test('reads every filter from a shared address', () => {
    expect(
      read('search=evidence&framework=NIST+CSF&category=Prompt%20Vault&level=Advanced&industry=SaaS&price=50-100'),
    ).toEqual({
      search: 'evidence',
      framework: 'NIST CSF',
      category: 'Prompt Vault',
      level: 'Advanced',
      industry: 'SaaS',
      price: '50-100',
    });
  });

  test('treats an unknown choice as any, so an old link still shows ebooks', () => {
    expect(read('level=expert&price=cheap&openCart=true')).toEqual(noFilters);
    // The vocabulary has others than those the code names.
    expect(read('category=Poems').category).toBe('Poems');
  });

  test("trims text and cuts it to the server's limit", () => {
    expect(read('search=++risk++').search).toBe('risk');
    expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
    expect(read(`framework=${'a'.repeat(90)}`).framework).toHaveLength(60);
  });
});

test('activeFilters labels the filters for people', () => {
  expect(activeFilters({ ...noFilters, search: 'evidence', price: 'under-50' })).toEqual([
    { name: 'search', label: '“evidence”' },
    { name: 'price', label: 'Under $50' },
  ]);
});

test('chosenFilters names only the filters that are set', () => {
  expect(chosenFilters(noFilters)).toBeUndefined();
  expect(chosenFilters({ ...noFilters, framework: 'SOC 2', search: 'evidence' })).toEqual({
    search_query: 'evidence',
    regulatory_source: 'SOC 2',
  });
});

test('filterBody is undefined without filters', () => {
  expect(filterBody(noFilters)).toBeUndefined();
  expect(filterBody({ ...noFilters, framework: 'SOC 2' })).toEqual({
    search_query: '',
    regulatory_source: 'SOC 2',
    difficulty_level: '',
    category: '',
    industry: '',
    price_range: '',
  });
});
