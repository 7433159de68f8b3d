import { expect, test } from 'vitest';
import { overTime } from './over-time.ts';

test('hours of the first days, with those in which nothing happened', () => {
  const points = [
    { at: '2026-11-27T22', opens: 4, clicks: 1 },
    { at: '2026-11-28T00', opens: 2, clicks: 0 },
  ];
  expect(overTime(points)).toEqual({
    unit: 'hour',
    moments: [
      { label: '27 Nov, 22:00', opens: 4, clicks: 1 },
      { label: '27 Nov, 23:00', opens: 0, clicks: 0 },
      { label: '28 Nov, 00:00', opens: 2, clicks: 0 },
    ],
  });
  // Whole timestamps are the same.
  expect(overTime(points.map((point) => ({ ...point, at: `${point.at}:00:00.000Z` })))).toEqual(overTime(points));
});

test('days of all that lasts longer, whatever was counted by the hour', () => {
  expect(
    overTime([
      { at: '2026-11-27T22', opens: 4, clicks: 1 },
      { at: '2026-11-27T23', opens: 3, clicks: 0 },
      { at: '2026-11-30T23', opens: 1, clicks: 1 },
      { at: '2026-11-30', opens: 1, clicks: 0 },
    ]),
  ).toEqual({
    unit: 'day',
    moments: [
      { label: '27 Nov', opens: 7, clicks: 1 },
      { label: '28 Nov', opens: 0, clicks: 0 },
      { label: '29 Nov', opens: 0, clicks: 0 },
      { label: '30 Nov', opens: 2, clicks: 1 },
    ],
  });
});

test('nothing of nothing', () => expect(overTime([]).moments).toEqual([]));
