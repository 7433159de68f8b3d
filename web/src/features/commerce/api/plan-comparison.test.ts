import { expect, it } from 'vitest';
import { comparisonOf } from './plan-comparison.ts';
import { fallbackPlans } from './plans.ts';

it('compares amounts, prices and every feature of the plans', () => {
  expect(comparisonOf(fallbackPlans)).toEqual([
    { name: 'Ebooks', cells: ['1 ebook a week', '3 ebooks a week', 'Unlimited ebooks'] },
    { name: 'Twelve months', cells: ['$119.88', '$239.88', '$479.88'] },
    { name: 'An ebook, if you take all', cells: ['$2.31', '$1.54', 'The more, the less'] },
    { name: 'All formats', cells: [true, true, true] },
    { name: 'Cancel at any time', cells: [true, true, true] },
    { name: 'Prompt packages', cells: [false, true, true] },
  ]);
});
