import { expect, test } from 'vitest';
import { withFilters } from './filter-query.ts';

test('changes the given filters and keeps the rest of the query', () => {
  const query = new URLSearchParams('search=risk&level=Beginner&utm_source=mail');
  const changed = withFilters(query, { level: '', price: 'free', featured: true });
  expect(changed.toString()).toBe('search=risk&utm_source=mail&price=free&featured=true');
  expect(withFilters(query, { search: '', level: '', featured: false }).toString()).toBe('utm_source=mail');
  expect(query.get('level')).toBe('Beginner');
});
