import { describe, expect, it } from 'vitest';
import { discountState, discountWords, usesWords } from './discount-words.ts';

const plain = {
  type: 'percentage',
  value: 20,
  minQuantity: null,
  maxQuantity: null,
  validFrom: null,
  validTo: null,
} as const;
const december = { validFrom: '2026-12-01', validTo: '2026-12-31' };

describe('discountWords', () => {
  it.each([
    [{}, '20% off 1 to ∞ ebooks'],
    [{ minQuantity: 3, maxQuantity: 5, ...december }, '20% off 3 to 5 ebooks, 1 Dec to 31 Dec 2026'],
    [{ type: 'fixed', value: 7.5, minQuantity: 2, maxQuantity: 2 }, '$7.50 off 2 ebooks'],
    [{ maxQuantity: 1, validFrom: '2026-12-01' }, '20% off 1 ebook, from 1 Dec 2026'],
    [{ validTo: '2026-12-31' }, '20% off 1 to ∞ ebooks, until 31 Dec 2026'],
    [{ validFrom: '2026-12-01', validTo: '2027-01-31' }, '20% off 1 to ∞ ebooks, 1 Dec 2026 to 31 Jan 2027'],
  ] as const)('of %o', (change, words) => expect(discountWords({ ...plain, ...change })).toBe(words));
});

describe('usesWords', () => {
  const code = { code: 'WINTER', uses: 12, max_uses: null, max_uses_per_person: null };
  it.each([
    [{ code: null }, ''],
    [{}, '12 uses'],
    [{ uses: 1 }, '1 use'],
    [{ max_uses: 1000 }, '12 of 1,000 uses'],
    [{ max_uses: 100, max_uses_per_person: 1 }, '12 of 100 uses, 1 per person'],
  ])('of %o', (change, words) => expect(usesWords({ ...code, ...change })).toBe(words));
});

describe('discountState', () => {
  const now = Date.parse('2026-12-31T23:00:00Z');
  const open = { ...december, active: true, code: 'A', uses: 1, max_uses: null, max_uses_per_person: null };
  it.each([
    [{}, 'active'],
    [{ active: false }, 'off'],
    [{ validTo: '2026-12-30' }, 'expired'],
    [{ validFrom: '2027-01-01', validTo: null }, 'scheduled'],
    [{ max_uses: 1 }, 'usedUp'],
    [{ max_uses: 1, code: null }, 'active'],
    [{ max_uses: 2 }, 'active'],
  ] as const)('with %o', (change, state) => expect(discountState({ ...open, ...change }, now)).toBe(state));
});
