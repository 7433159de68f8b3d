import { expect, it } from 'vitest';
import { formatAge } from './age.ts';

const now = Date.parse('2026-11-24T12:00:00Z');

it.each([
  ['2026-11-24T12:00:30Z', 'just now'],
  ['2026-11-24T11:59:01Z', 'just now'],
  ['2026-11-24T11:59:00Z', '1 minute ago'],
  ['2026-11-24T11:01:00Z', '59 minutes ago'],
  ['2026-11-24T11:00:00Z', '1 hour ago'],
  ['2026-11-23T12:00:01Z', '23 hours ago'],
  ['2026-11-23T12:00:00Z', '1 day ago'],
  ['2026-10-24T12:00:00Z', '31 days ago'],
])('%s was %s', (iso, age) => {
  expect(formatAge(iso, now)).toBe(age);
});
