import { expect, it } from 'vitest';
import { costOf, sumOf } from './cost.ts';

const tokens = (inputTokens: number, outputTokens: number) => ({ inputTokens, outputTokens });

it('a million tokens cost their price, in millionths of a dollar', () => {
  expect(costOf(tokens(1_000_000, 0), { input: 3, output: 15 })).toBe(3_000_000);
  expect(costOf(tokens(0, 1_000_000), { input: 3, output: 15 })).toBe(15_000_000);
  expect(costOf(tokens(0, 0), { input: 3, output: 15 })).toBe(0);
});

it.each([
  [tokens(1, 1), { input: 3.3, output: 16.5 }, 20],
  [tokens(1, 0), { input: 0.5, output: 1 }, 1],
  [tokens(1, 0), { input: 0.499999, output: 1 }, 0],
  // In floating point this is 0.30000000000000004 times a million.
  [tokens(3_000_000, 0), { input: 0.1, output: 1 }, 300_000],
  [tokens(123_456_789, 98_765_432), { input: 3.3, output: 16.5 }, 2_037_037_032],
])('is whole: %j at %j', (usage, prices, cost) => expect(costOf(usage, prices)).toBe(cost));

it('the tokens of several requests add up', () => {
  expect(sumOf()).toEqual(tokens(0, 0));
  expect(sumOf(tokens(1, 2), tokens(10, 20), tokens(100, 200))).toEqual(tokens(111, 222));
});
