import { expect, it } from 'vitest';
import { dayMs, Tally } from './tally.ts';

const start = Date.UTC(2031, 4, 6, 7, 8, 9, 500);

it('counts the recipients of the last second to the millisecond', () => {
  const tally = new Tally();
  tally.add(start, 2);
  tally.add(start + 600, 3);
  expect(tally.inLastSecond(start + 999)).toBe(5);
  expect(tally.inLastSecond(start + 1000)).toBe(3);
});

it('counts those of a day by the second, and forgets them after it', () => {
  const tally = new Tally();
  tally.add(start, 2);
  tally.add(start + 5000, 3);
  expect(tally.inLastDay(start + dayMs - 1000)).toBe(5);
  expect(tally.inLastDay(start + dayMs)).toBe(3);
  expect(tally.inLastDay(start + dayMs + 5000)).toBe(0);
});
