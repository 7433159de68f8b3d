import { expect, it } from 'vitest';
import { amountOf, fallbackPlans, isMostPopular } from './plans.ts';

it('falls back to the three plans of the price list', () => {
  const figures = fallbackPlans.map(({ name, price, ebooks_per_week }) => [name, price, ebooks_per_week]);
  expect(figures).toEqual([
    ['Basic', 9.99, 1],
    ['Professional', 19.99, 3],
    ['Unlimited', 39.99, null],
  ]);
});

it('states what a plan includes', () => {
  expect(fallbackPlans.map(amountOf)).toEqual(['1 ebook a week', '3 ebooks a week', 'Unlimited ebooks']);
});

it('marks the most popular plan', () => {
  expect(fallbackPlans.map(isMostPopular)).toEqual([false, true, false]);
});
