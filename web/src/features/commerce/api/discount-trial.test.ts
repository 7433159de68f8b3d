import { expect, it } from 'vitest';
import { trialName, trialProblem } from './discount-trial.ts';

const now = Date.parse('2026-12-10T12:00:00Z');
const tried = { active: true, value: 20, minQuantity: null, maxQuantity: null, validFrom: null, validTo: null };
const cart = {
  ...{ subtotal: 80, discount_amount: 16, total: 64, item_count: 2, next_discount_at: null, items: [] },
  applied_discount: trialName as string | null,
};
const nothing = { discount_amount: 0, applied_discount: null };

it.each([
  [{}, {}, undefined],
  [{}, { item_count: 0 }, 'Nothing in this cart has to be paid for.'],
  [{ active: false }, nothing, 'It is not active.'],
  [{ validFrom: '2026-12-20' }, nothing, 'It starts on 20 Dec 2026.'],
  [{ validTo: '2026-12-09' }, nothing, 'It ended on 9 Dec 2026.'],
  [{ validTo: '2026-12-10' }, {}, undefined],
  [{ minQuantity: 3 }, nothing, 'It needs at least 3 paid ebooks; this cart has 2.'],
  [{ maxQuantity: 1 }, nothing, 'It is for at most 1 paid ebook; this cart has 2.'],
  [{}, { applied_discount: 'Bulk discount' }, '“Bulk discount” saves at least as much.'],
  [{}, { ...nothing, discount_code_problem: 'This code has been used up' }, 'This code has been used up.'],
  [{ value: 0 }, nothing, 'It takes nothing off this cart.'],
])('of %o with a cart of %o: %s', (change, priced, problem) =>
  expect(trialProblem({ ...tried, ...change }, { ...cart, ...priced }, now)).toBe(problem),
);
