import { describe, expect, it } from 'vitest';
import { hours, minutes } from '../clock.ts';
import { siteHour } from '../site-time.ts';
import { nightOf } from './night.ts';

/** Runs that did something, of one every three hours, as the schedule has them, in a period. */
function runs(timeZone: string, from: string, until: string, last = '') {
  const done: { day: string; hour: number; night: string; at: number }[] = [];
  let newest = last;
  for (let at = Date.parse(from) + minutes(20); at < Date.parse(until); at += hours(3)) {
    const night = nightOf(at, timeZone);
    if (night <= newest) continue;
    newest = night;
    done.push({ ...siteHour(at, timeZone), night, at });
  }
  return done;
}

/** With changes of the clocks by an hour and by half an hour, at midnight too, without any, and with odd minutes. */
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Beirut',
  'Pacific/Kiritimati',
  'UTC',
];

describe.each(zones)('in %s', (timeZone) => {
  it('there is exactly one run on each day of a year, between three and half past six', () => {
    const year = runs(timeZone, '2026-12-30T00:00Z', '2028-01-03T00:00Z').filter(({ day }) => day.startsWith('2027-'));
    expect(year).toHaveLength(365);
    expect(new Set(year.map(({ day }) => day)).size).toBe(365);
    for (const { day, hour, night } of year) expect([night, hour >= 3 && hour <= 6]).toEqual([day, true]);
  });
});

it('what was missed is made up for once, also before the hour of the next day', () => {
  const known = '2027-06-01';
  const [first, second] = runs('UTC', '2027-06-03T00:00Z', '2027-06-04T00:00Z', known);
  // The platform was down from the second on: the night of the second is made up for at once.
  expect(first).toMatchObject({ night: '2027-06-02', day: '2027-06-03', hour: 0 });
  expect(second).toMatchObject({ night: '2027-06-03', hour: 3 });
  // Down for a month: one run, not thirty.
  expect(runs('UTC', '2027-07-01T10:00Z', '2027-07-01T23:00Z', known)).toHaveLength(1);
});

it('a site that moves to another zone leaves out no more than a night and does none twice', () => {
  const moment = '2027-06-03T00:00Z';
  const before = runs('Asia/Kolkata', '2027-06-01T00:00Z', moment);
  const after = runs('America/New_York', moment, '2027-06-06T00:00Z', before.at(-1)?.night);
  const nights = [...before, ...after].map(({ night }) => night);
  expect(nights).toEqual(['2027-06-01', '2027-06-02', '2027-06-03', '2027-06-04', '2027-06-05']);
  const times = [...before, ...after].map(({ at }) => at);
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(hours(48));
});
