import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ticksUpTo } from './scale.ts';

it('chooses round values', () => {
  expect(ticksUpTo(0)).toEqual([0, 1]);
  expect(ticksUpTo(3)).toEqual([0, 1, 2, 3]);
  expect(ticksUpTo(88)).toEqual([0, 25, 50, 75, 100]);
  expect(ticksUpTo(300)).toEqual([0, 100, 200, 300]);
  expect(ticksUpTo(1501)).toEqual([0, 500, 1000, 1500, 2000]);
});

it('reaches every value with few whole steps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (highest) => {
      const ticks = ticksUpTo(highest);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThan(7);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.at(-2)).toBeLessThanOrEqual(highest);
    }),
  );
});
