import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ticksBetween } from './scale.ts';

it('chooses round values', () => {
  expect(ticksBetween(0, 0)).toEqual([0, 1]);
  expect(ticksBetween(0, 3)).toEqual([0, 1, 2, 3]);
  expect(ticksBetween(0, 88)).toEqual([0, 25, 50, 75, 100]);
  expect(ticksBetween(0, 300)).toEqual([0, 100, 200, 300]);
  expect(ticksBetween(0, 1501)).toEqual([0, 500, 1000, 1500, 2000]);
});

it('reaches every value with few whole steps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (highest) => {
      const ticks = ticksBetween(0, highest);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThan(7);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.at(-2)).toBeLessThanOrEqual(highest);
      expect(ticks[0]).toBe(0);
    }),
  );
});

it('goes below zero, which is always among its values', () => {
  expect(ticksBetween(-2, 5)).toEqual([-2, 0, 2, 4, 6]);
  expect(ticksBetween(-3, 0)).toEqual([-3, -2, -1, 0]);
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: -1 }), fc.integer({ min: 0, max: 1e9 }), (lowest, highest) => {
      const ticks = ticksBetween(lowest, highest);
      expect(ticks.length).toBeLessThan(7);
      expect(ticks).toContain(0);
      expect(ticks.at(0)).toBeLessThanOrEqual(lowest);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
    }),
  );
});
