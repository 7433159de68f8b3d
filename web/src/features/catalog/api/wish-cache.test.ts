import { expect, test } from 'vitest';
import { withWish } from './wish-cache.ts';

const a = { id: 'a', title: 'A', is_wishlisted: false };
const b = { id: 'b', title: 'B', is_wishlisted: false };

test('sets the heart in a list, in a page of a list and on an ebook', () => {
  const wished = { ...a, is_wishlisted: true };
  expect(withWish([a, b], 'a', true)).toEqual([wished, b]);
  expect(withWish({ items: [a, b], next: 'c', total: 2 }, 'a', true)).toEqual({
    items: [wished, b],
    next: 'c',
    total: 2,
  });
  expect(withWish(a, 'a', true)).toEqual(wished);
});

test('leaves other ebooks and other data alone', () => {
  expect(withWish([a, b], 'a', true)[1]).toBe(b);
  expect(withWish(b, 'a', true)).toBe(b);
  expect(withWish(undefined, 'a', true)).toBeUndefined();
});
