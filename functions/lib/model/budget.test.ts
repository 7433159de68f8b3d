import { expect, it } from 'vitest';
import { checkBudget, mostTokens } from './budget.ts';

it('a request can use a third of its characters and the longest answer', () => {
  expect(mostTokens(0, 500)).toBe(500);
  expect(mostTokens(301, 500)).toBe(601);
});

it('what is left must cover it', () => {
  expect(() => checkBudget(600, 600)).not.toThrow();
  expect(() => checkBudget(599, 600)).toThrow(expect.objectContaining({ name: 'BudgetSpentError' }));
  expect(() => checkBudget(-1, 0)).toThrow(expect.objectContaining({ cause: 'It may need 0 tokens, 0 are left' }));
});
