import { expect, it } from 'vitest';
import { isBought, isCurrent } from './bought.ts';

const grant = { ebook_id: 'ebk_1', order_id: 'ord_1', paid: 1900, granted_at: '2026-01-01T00:00:00.000Z' };
const copy = {
  user_id: 'usr_1',
  ebook_id: 'ebk_1',
  format: 'pdf',
  order_id: 'ord_1',
  source: 'a.pdf',
  made_at: '',
} as const;

it('a copy is current for its file and order alone', () => {
  expect(isCurrent(copy, 'a.pdf', grant)).toBe(true);
  expect(isCurrent(copy, 'b.pdf', grant)).toBe(false);
  expect(isCurrent(copy, 'a.pdf', { ...grant, order_id: 'ord_2' })).toBe(false);
  expect(isCurrent(undefined, 'a.pdf', grant)).toBe(false);
  expect(isCurrent({ ...copy, unmarked: 'signed' }, 'a.pdf', grant)).toBe(true);
  expect(isCurrent({ ...copy, unmarked: 'without colophon' }, 'a.pdf', grant)).toBe(false);
});

it('gifts and orders without money are not bought', () => {
  expect(isBought(grant)).toBe(true);
  expect(isBought({ ...grant, paid: 0 })).toBe(false);
  expect(isBought({ ...grant, order_id: null })).toBe(false);
  expect(isBought(undefined)).toBe(false);
});
