import { describe, expect, it } from 'vitest';
import { foundTools, isNarrowed, noFilters, readFilters } from './tool-filters.ts';

describe('filters of the directory', () => {
  it('come from the address', () => {
    const params = new URLSearchParams('search=+risk+&category=Design&featured=true&utm=x');
    const filters = readFilters(params);
    expect(filters).toEqual({ search: 'risk', category: 'Design', featured: true });
    expect(readFilters(new URLSearchParams('featured=1'))).toEqual(noFilters);
  });

  it('narrow or do not', () => {
    expect(isNarrowed(noFilters)).toBe(false);
    for (const change of [{ search: 'x' }, { category: 'x' }, { featured: true }])
      expect(isNarrowed({ ...noFilters, ...change })).toBe(true);
  });
});

describe('the search', () => {
  const tools = [
    { name: 'Zapier', description: 'Connects applications', tags: ['automation'] },
    { name: 'Grammarly', description: 'Checks grammar', tags: ['writing', 'browser'] },
  ];
  it.each([
    ['', 2],
    ['zap', 1],
    ['WRITING grammar', 1],
    ['checks automation', 0],
    // As on the server: words are found by their beginnings, accents and punctuation do not matter.
    ['pier', 0],
    ['áutomation, zapier!', 1],
  ])('for "%s" finds %i', (search, count) => expect(foundTools(tools, search)).toHaveLength(count));
});
