import { expect, it } from 'vitest';
import { planOf, planValues } from './plan-values.ts';

const typed = { ...planValues(null), name: 'Team', value: '29.99' };

it('sends each line as a feature, without blank ones', () => {
  expect(planOf({ ...typed, features: ' All formats \n\n  \nCancel at any time' }, null).features).toEqual([
    'All formats',
    'Cancel at any time',
  ]);
});

it('reads a blank price as the value of a fixed plan, and as nothing for a percentage', () => {
  expect(planOf(typed, null).price).toBe(29.99);
  expect(planOf({ ...typed, price: '19' }, null).price).toBe(19);
  expect(planOf({ ...typed, type: 'percentage', value: '20' }, null).price).toBe(0);
});

it('sends no weekly number for an unlimited plan', () => {
  expect(planOf({ ...typed, ebooks_per_week: '3' }, null).ebooks_per_week).toBe(3);
  expect(planOf({ ...typed, ebooks_per_week: '3', is_unlimited: true }, null).ebooks_per_week).toBeNull();
});
