import { describe, expect, it } from 'vitest';
import { foundTools, isNarrowed, noFilters, readFilters } from './tool-filters.ts';

describe('tool filters', () => {
  it('are read from the address', () => {
    const params = new URLSearchParams('search=+risk+&category=Design&featured=true&utm=x');
    const filters = readFilters(params);
    expect(filters).toEqual({ search: 'risk', category: 'Design', featured: true });
    expect(readFilters(new URLSearchParams('featured=1'))).toEqual(noFilters);
  });

  it('know whether they narrow the list', () => {
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
    // As on the server: words match by prefix; accents and punctuation are ignored.
    ['pier', 0],
    ['áutomation, zapier!', 1],
  ])('for "%s" finds %i', (search, count) => expect(foundTools(tools, search)).toHaveLength(count));
});
