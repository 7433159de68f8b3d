import { describe, expect, it } from 'vitest';
import { nextPage, ordersPerPage, previousPage, readPages } from './order-pages.ts';

describe('pages of orders', () => {
  const first = new URLSearchParams();
  const second = nextPage(first, 'a=/b');
  const third = nextPage(second, 'c');

  it('start with the first order', () => {
    expect(readPages(first)).toEqual({ cursor: undefined, from: 1, hasPrevious: false });
  });

  it('advance and keep count', () => {
    expect(readPages(second)).toEqual({ cursor: 'a=/b', from: ordersPerPage + 1, hasPrevious: true });
    expect(readPages(third)).toEqual({ cursor: 'c', from: 2 * ordersPerPage + 1, hasPrevious: true });
  });

  it('go back the same way', () => {
    expect(String(previousPage(third))).toBe(String(second));
    expect(String(previousPage(second))).toBe('');
    expect(String(previousPage(first))).toBe('');
  });
});
