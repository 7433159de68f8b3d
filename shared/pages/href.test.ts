import { expect, test } from 'vitest';
import { href } from './href.ts';
import { matchPage } from './match.ts';

test('an address is the path of its page', () => {
  expect(href('home')).toBe('/');
  expect(href('adminEbooks')).toBe('/admin/ebooks');
});

test('values are put into the path, encoded', () => {
  expect(href('ebook', { id: 'ebk_1' })).toBe('/ebook/ebk_1');
  const odd = href('article', { slug: 'a/b?c#d e' });
  expect(odd).toBe('/articles/a%2Fb%3Fc%23d%20e');
  expect(matchPage(odd)).toEqual({ name: 'article', params: { slug: 'a/b?c#d e' } });
});

test('a query is encoded as in forms', () => {
  expect(href('marketplace', { search: 'HIPAA & risk' })).toBe('/marketplace?search=HIPAA+%26+risk');
  expect(href('order', { id: 'ord_1' }, { paid: 'true' })).toBe('/account/orders/ord_1?paid=true');
});

test('a missing or unknown value is a type error', () => {
  // @ts-expect-error an ebook has an id
  href('ebook');
  // @ts-expect-error its name is id
  href('ebook', { slug: 'x' });
  // @ts-expect-error there is no such page
  expect(() => href('nothing')).toThrow(TypeError);
});
