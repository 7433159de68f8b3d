import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocation.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Prices in a cart and a discount of at most their sum. */
const carts = fc
  .array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 50 })
  .chain((prices) => fc.tuple(fc.constant(prices), fc.integer({ min: 0, max: sum(prices) })));

describe('distributing a discount over lines', () => {
  it('gives leftover cents to the largest remainders', () => {
    expect(allocate([1000, 1000, 1000], 100)).toEqual([966, 967, 967]);
    expect(allocate([4900, 2900, 1], 780)).toEqual([4410, 2610, 1]);
  });

  it('leaves prices unchanged without a discount, and reduces them to zero with a full one', () => {
    expect(allocate([1999, 0], 0)).toEqual([1999, 0]);
    expect(allocate([1999, 1, 0], 2000)).toEqual([0, 0, 0]);
    expect(allocate([], 0)).toEqual([]);
  });

  it('adds up to the total to the cent, with no line below zero or above its price', () => {
    fc.assert(
      fc.property(carts, ([prices, discount]) => {
        const paid = allocate(prices, discount);
        expect(sum(paid)).toBe(sum(prices) - discount);
        paid.forEach((amount, index) => {
          expect(Number.isInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(prices[index] ?? 0);
        });
      }),
    );
  });

  it('is fair: every line is within one cent of its exact share', () => {
    fc.assert(
      fc.property(carts, ([prices, discount]) => {
        const exact = (price: number) => (discount * price) / Math.max(1, sum(prices));
        allocate(prices, discount).forEach((paid, index) => {
          const price = prices[index] ?? 0;
          expect(Math.abs(price - paid - exact(price))).toBeLessThan(1);
        });
      }),
    );
  });
});
