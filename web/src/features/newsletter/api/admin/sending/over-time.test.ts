import { expect, test } from 'vitest';
import { overTime } from './over-time.ts';

test('hours of the first days, with those in which nothing happened', () => {
  const points = [
    { at: '2026-11-27T22', opens: 4, clicks: 1 },
    { at: '2026-11-28T00', opens: 2, clicks: 0 },
  ];
  const { unit, moments } = overTime(points);
  expect(unit).toBe('hour');
  expect(moments.slice(0, 4)).toEqual([
    { label: '27 Nov, 22:00', opens: 4, clicks: 1 },
    { label: '27 Nov, 23:00', opens: 0, clicks: 0 },
    { label: '28 Nov, 00:00', opens: 2, clicks: 0 },
    { label: '28 Nov, 01:00', opens: 0, clicks: 0 },
  ]);
  // The first hours alone do not fill the picture.
  expect(moments).toHaveLength(12);
  // Whole timestamps are the same.
  expect(overTime(points.map((point) => ({ ...point, at: `${point.at}:00:00.000Z` })))).toEqual(overTime(points));
});

test('days of all that lasts longer, whatever was counted by the hour', () => {
  const { unit, moments } = overTime([
    { at: '2026-11-27T22', opens: 4, clicks: 1 },
    { at: '2026-11-27T23', opens: 3, clicks: 0 },
    { at: '2026-11-30T23', opens: 1, clicks: 1 },
    { at: '2026-11-30', opens: 1, clicks: 0 },
    { at: '2026-12-16', opens: 5, clicks: 0 },
  ]);
  expect(unit).toBe('day');
  expect(moments.slice(0, 4)).toEqual([
    { label: '27 Nov', opens: 7, clicks: 1 },
    { label: '28 Nov', opens: 0, clicks: 0 },
    { label: '29 Nov', opens: 0, clicks: 0 },
    { label: '30 Nov', opens: 2, clicks: 1 },
  ]);
  expect(moments).toHaveLength(20);
  expect(moments.at(-1)).toEqual({ label: '16 Dec', opens: 5, clicks: 0 });
});

test('nothing of nothing', () => expect(overTime([]).moments).toEqual([]));
