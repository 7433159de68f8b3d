import { expect, it } from 'vitest';
import { noFilters, readFilters, withFilters } from './coaching-filters.ts';

it('reads filters from the address and writes them back', () => {
  const params = new URLSearchParams('type=prompt&level=Beginner&utm=x');
  expect(readFilters(params)).toEqual({ type: 'prompt', level: 'Beginner' });
  expect(readFilters(new URLSearchParams('type=other&level=beginner'))).toEqual(noFilters);
  expect(withFilters(params, { type: '' }).toString()).toBe('level=Beginner&utm=x');
});
