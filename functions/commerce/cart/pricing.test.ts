import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Discount } from '#shared/commerce/discount.ts';
import { type Coupon, couponProblem } from '../discount/coupon.ts';
import { type Item, isHarmless, priceItems } from './pricing.ts';

const now = Date.parse('2026-03-01T12:00:00.000Z');

const discount = (change: Partial<Discount> = {}): Discount => ({
  id: 'dsc_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  name: 'Ten percent off three and more',
  description: '',
  type: 'percentage',
  value: 10,
  minQuantity: 3,
  maxQuantity: null,
  validFrom: null,
  validTo: null,
  active: true,
  code: null,
  max_uses: null,
  max_uses_per_person: null,
  created_at: '2026-01-01T00:00:00.000Z',
  revision: 1,
  ...change,
});
const coupon = (change: Partial<Discount> = {}, uses = 0, usesOfPerson = 0): Coupon => ({
  discount: discount({ name: 'Spring', minQuantity: null, code: 'SPRING', value: 20, ...change }),
  uses,
  usesOfPerson,
});
const items = (...prices: number[]): Item[] =>
  prices.map((price, index) => ({ ebook_id: `ebk_${index}`, title: `Book ${index}`, price }));

describe('pricing a cart', () => {
  it('adds up without a discount', () => {
    const { subtotal, total, applied } = priceItems(items(4900, 2900), [], undefined, now);
    expect({ subtotal, total, applied }).toEqual({
      subtotal: 7800,
      total: 7800,
      applied: { discount: undefined, amount: 0 },
    });
  });

  it('is nothing for an empty cart', () => {
    expect(priceItems([], [discount({ minQuantity: null })], undefined, now)).toMatchObject({ subtotal: 0, total: 0 });
  });

  it('rounds a percentage half up to the cent', () => {
    expect(priceItems(items(1, 2, 2), [discount()], undefined, now).applied.amount).toBe(1);
    expect(priceItems(items(333, 333, 339), [discount()], undefined, now).applied.amount).toBe(101);
    expect(priceItems(items(333, 333, 338), [discount()], undefined, now).applied.amount).toBe(100);
  });

  it('never discounts more than the subtotal', () => {
    const fixed = discount({ type: 'fixed', value: 500, minQuantity: null });
    expect(priceItems(items(4900), [fixed], undefined, now)).toMatchObject({ total: 0, applied: { amount: 4900 } });
    const double = discount({ value: 200, minQuantity: null });
    expect(priceItems(items(4900), [double], undefined, now).total).toBe(0);
  });

  it.each([
    ['inactive', { active: false }],
    ['not yet valid', { validFrom: '2026-03-01T12:00:00.001Z' }],
    ['expired', { validTo: '2026-03-01T11:59:59.999Z' }],
    ['for more items', { minQuantity: 4 }],
    ['for fewer items', { maxQuantity: 2 }],
  ])('ignores a discount that is %s', (_, change) => {
    expect(priceItems(items(1000, 1000, 1000), [discount(change)], undefined, now).applied.amount).toBe(0);
  });

  it.each([
    ['from its first moment', { validFrom: '2026-03-01T12:00:00.000Z' }],
    ['until its last moment', { validTo: '2026-03-01T12:00:00.000Z' }],
    ['at its smallest quantity', { minQuantity: 3 }],
    ['at its largest quantity', { maxQuantity: 3 }],
  ])('applies a discount %s', (_, change) => {
    expect(priceItems(items(1000, 1000, 1000), [discount(change)], undefined, now).applied.amount).toBe(300);
  });

  it('applies the discount that saves most, or the older one on a tie', () => {
    const small = discount({ id: 'small', value: 5 });
    const fixed = discount({ id: 'fixed', type: 'fixed', value: 3, created_at: '2026-01-02T00:00:00.000Z' });
    const percent = discount({ id: 'percent', value: 10, created_at: '2026-01-01T00:00:00.000Z' });
    const { applied } = priceItems(items(1000, 1000, 1000), [small, fixed, percent], undefined, now);
    expect(applied).toMatchObject({ amount: 300, discount: { id: 'percent' } });
  });

  it('compares a code with bulk discounts and reports when a better one applies', () => {
    const bulk = [discount({ value: 30 })];
    const beaten = priceItems(items(1000, 1000, 1000), bulk, coupon(), now);
    expect(beaten.applied.discount?.name).toBe('Ten percent off three and more');
    expect(beaten.codeProblem).toBe('Another discount saves you at least as much');
    expect(isHarmless(beaten.codeProblem ?? '')).toBe(true);
    const better = priceItems(items(1000), bulk, coupon(), now);
    expect(better).toMatchObject({ total: 800, codeProblem: undefined, applied: { discount: { code: 'SPRING' } } });
  });

  it('reports the number of items at which the next bulk discount applies', () => {
    const at = (change: Partial<Discount>, ...prices: number[]) =>
      priceItems(items(...prices), [discount({ minQuantity: 3, ...change })], undefined, now).nextDiscountAt;
    expect(at({}, 1000, 1000)).toBe(3);
    expect(at({}, 1000, 1000, 1000)).toBeNull();
    expect(at({ active: false }, 1000)).toBeNull();
    expect(at({ validTo: '2026-02-28T00:00:00.000Z' }, 1000)).toBeNull();
    expect(at({ value: 0 }, 1000)).toBeNull();
  });

  it('passes on why a code is not valid', () => {
    const priced = priceItems(items(1000), [], 'This code is not valid', now);
    expect(priced).toMatchObject({ total: 1000, codeProblem: 'This code is not valid' });
    expect(isHarmless('This code is not valid')).toBe(false);
  });
});

describe('a code', () => {
  it.each<[string, Coupon, string]>([
    ['switched off', coupon({ active: false }), 'This code is not valid'],
    ['too early', coupon({ validFrom: '2026-04-01T00:00:00.000Z' }), 'This code is not valid yet'],
    ['too late', coupon({ validTo: '2026-02-01T00:00:00.000Z' }), 'This code has expired'],
    ['for more items', coupon({ minQuantity: 3 }), 'This code needs at least 3 paid items'],
    ['for fewer items', coupon({ maxQuantity: 1 }), 'This code counts for at most 1 paid items'],
    ['used up', coupon({ max_uses: 5 }, 5), 'This code has been used up'],
    ['used by this person', coupon({ max_uses_per_person: 1 }, 1, 1), 'You have used this code already'],
  ])('that is %s is refused with a reason', (_, code, problem) => {
    expect(couponProblem(code, 2, now)).toBe(problem);
  });

  it('with uses left applies', () => {
    expect(couponProblem(coupon({ max_uses: 5, max_uses_per_person: 2 }, 4, 1), 2, now)).toBeUndefined();
  });
});

const anyDiscount = fc
  .record({
    type: fc.constantFrom('percentage' as const, 'fixed' as const),
    value: fc.oneof(
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 0, max: 30_000 }).map((n) => n / 100),
    ),
    minQuantity: fc.option(fc.integer({ min: 1, max: 10 })),
    maxQuantity: fc.option(fc.integer({ min: 1, max: 10 })),
    active: fc.boolean(),
  })
  .map((change) => discount(change));

describe('any cart', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { maxLength: 50 });

  it('costs between zero and its subtotal, and its lines add up', () => {
    fc.assert(
      fc.property(prices, fc.array(anyDiscount, { maxLength: 5 }), fc.option(anyDiscount), (cart, bulk, code) => {
        const entered = code ? { discount: { ...code, code: 'X' }, uses: 0, usesOfPerson: 0 } : undefined;
        const { subtotal, total, items: lines, applied } = priceItems(items(...cart), bulk, entered, now);
        expect(subtotal).toBe(cart.reduce((sum, price) => sum + price, 0));
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(subtotal);
        expect(Number.isInteger(total)).toBe(true);
        expect(lines.reduce((sum, { paid }) => sum + paid, 0)).toBe(total);
        expect(subtotal - applied.amount).toBe(total);
      }),
    );
  });

  it('never costs more with another discount', () => {
    fc.assert(
      fc.property(prices, fc.array(anyDiscount, { maxLength: 4 }), anyDiscount, (cart, bulk, more) => {
        const total = (all: Discount[]) => priceItems(items(...cart), all, undefined, now).total;
        expect(total([...bulk, more])).toBeLessThanOrEqual(total(bulk));
      }),
    );
  });
});
