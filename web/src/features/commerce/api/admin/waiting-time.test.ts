import { expect, it } from 'vitest';
import { waitingTime } from './waiting-time.ts';

it.each([
  ['2026-12-01T11:30:00.000Z', 'less than an hour'],
  ['2026-12-01T12:00:30.000Z', 'less than an hour'],
  ['2026-12-01T11:00:00.000Z', '1 hour'],
  ['2026-11-30T12:00:01.000Z', '23 hours'],
  ['2026-11-30T12:00:00.000Z', '1 day'],
  ['2026-11-20T13:00:00.000Z', '10 days'],
])('what waits since %s has waited %s', (since, time) => {
  expect(waitingTime(since, Date.parse('2026-12-01T12:00:00.000Z'))).toBe(time);
});
