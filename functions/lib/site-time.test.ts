import { expect, it } from 'vitest';
import { daysUntil } from './site-time.ts';

it('goes back over the ends of months and years, without gaps', () => {
  expect(daysUntil('2028-03-01', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(daysUntil('2027-01-01', 2)).toEqual(['2026-12-31', '2027-01-01']);
  // Summer time begins and ends in between somewhere.
  expect(new Set(daysUntil('2026-11-24', 366)).size).toBe(366);
});
