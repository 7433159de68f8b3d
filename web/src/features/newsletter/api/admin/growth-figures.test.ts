import { expect, it } from 'vitest';
import { growthTiles, isEmptyList, isStill, markedNet, signed } from './growth-figures.ts';

const days = Array.from({ length: 7 }, (_, at) => ({ day: `2026-11-1${at}`, joined: 0, left: 0, total: 0 }));
const growth = (joined: number, left: number, total: number, before = { joined: 0, left: 0 }) => ({
  ...{ time_zone: 'UTC', total, sums: { joined, left }, sums_before: before, days },
  left_by: { unsubscribed: left, suppressed: 0, removed: 0 },
});

it('says which way a list grew', () => {
  expect([signed(1200), signed(0), signed(-3)]).toEqual(['+1,200', '0', '−3']);
  expect(growthTiles(growth(3, 5, 98, { joined: 6, left: 2 }))).toEqual([
    { label: 'Confirmed now', figure: '98', note: '7 days ago: 100' },
    { label: 'Joined', figure: '3', note: '−50% on the 7 days before' },
    { label: 'Left', figure: '5', note: '+150% on the 7 days before' },
    { label: 'Net growth', figure: '−2', note: '−150% on the 7 days before' },
  ]);
});

it('marks the net growth of a day on which some joined and others left', () => {
  expect([
    markedNet({ joined: 3, left: 5 }),
    markedNet({ joined: 3, left: 0 }),
    markedNet({ joined: 0, left: 2 }),
  ]).toEqual([...[-2, undefined, undefined]]);
});

it('tells a list that stands still from one that is empty', () => {
  expect([isStill(growth(0, 0, 4)), isEmptyList(growth(0, 0, 4))]).toEqual([true, false]);
  expect(isEmptyList(growth(0, 0, 0))).toBe(true);
  // Who has left was there.
  expect([isStill(growth(0, 2, 0)), isEmptyList(growth(0, 2, 0))]).toEqual([false, false]);
  expect(isEmptyList(growth(0, 0, 0, { joined: 1, left: 1 }))).toBe(false);
});
