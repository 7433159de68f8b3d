import { expect, test } from 'vitest';
import { homeEbooks, marketplaceEbooks } from '#shared/catalog/choices.ts';
import { urlOf } from './api-request.ts';
import { firstRequests } from './first-requests.ts';

const list = (limit: number) => urlOf('GET /ebooks/public', { query: { limit } });
const categories = urlOf('GET /categories', {});

test('the home page: candidates of its shelf, what it features, totals, frameworks', () => {
  const frameworks = urlOf('GET /frameworks', {});
  expect(firstRequests('/', '')).toEqual([list(4 * homeEbooks), list(homeEbooks), categories, frameworks]);
});

test('the marketplace asks for all ebooks, unless its address narrows them', () => {
  expect(firstRequests('/marketplace', '')).toEqual([list(marketplaceEbooks), categories]);
  expect(firstRequests('/marketplace', '?framework=SOC+2')).toEqual([]);
});

test('an ebook asks for itself, by an id that needs no escape', () => {
  expect(firstRequests('/ebook/ebk_01', '')).toEqual([urlOf('GET /ebooks/{id}', { params: { id: 'ebk_01' } })]);
  expect(firstRequests('/ebook/a%20b', '')).toEqual([]);
  expect(firstRequests('/ebook/', '')).toEqual([]);
});

test('other pages ask for nothing yet', () => {
  expect(firstRequests('/library', '')).toEqual([]);
});
