import { expect, it } from 'vitest';
import { noFilters, readFilters } from './coaching-filters.ts';

it('reads filters from the address', () => {
  const params = new URLSearchParams('type=prompt&level=Beginner&utm=x');
  expect(readFilters(params)).toEqual({ type: 'prompt', level: 'Beginner' });
  expect(readFilters(new URLSearchParams('type=other&level=beginner'))).toEqual(noFilters);
});
