import { describe, expect, it } from 'vitest';
import { momentAt, zonedTime } from './zoned-time.ts';

describe('the time in a zone', () => {
  it.each([
    ['2026-11-26T09:00:00.000Z', 'UTC', '2026-11-26T09:00'],
    ['2026-11-26T23:30:00.000Z', 'Europe/Berlin', '2026-11-27T00:30'],
    ['2026-07-01T22:00:00.000Z', 'Europe/Berlin', '2026-07-02T00:00'],
    ['2026-11-26T04:15:00.000Z', 'Asia/Kolkata', '2026-11-26T09:45'],
    ['2026-11-26T04:15:00.000Z', 'America/New_York', '2026-11-25T23:15'],
    ['2026-03-29T00:59:00.000Z', 'Europe/Berlin', '2026-03-29T01:59'],
    ['2026-03-29T01:00:00.000Z', 'Europe/Berlin', '2026-03-29T03:00'],
    ['2026-10-25T02:00:00.000Z', 'Europe/Berlin', '2026-10-25T03:00'],
  ])('%s in %s is %s, and back', (iso, zone, local) => {
    expect(zonedTime(iso, zone)).toBe(local);
    expect(momentAt(local, zone)).toBe(iso);
  });

  it('takes a time that is skipped, or there twice, for one beside it', () => {
    expect(['00:30', '01:30']).toContain(momentAt('2026-03-29T02:30', 'Europe/Berlin').slice(11, 16));
    expect(['00:30', '01:30']).toContain(momentAt('2026-10-25T02:30', 'Europe/Berlin').slice(11, 16));
  });
});
