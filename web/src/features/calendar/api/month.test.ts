import { describe, expect, it } from 'vitest';
import { byDay, dayName, isMonth, monthAfter, monthName, rangeOf, weeksOf } from './month.ts';

describe('a month', () => {
  it.each([
    ['2026-11', true],
    ['2026-00', false],
    ['2026-13', false],
    ['2026-1', false],
    ['1999-12', false],
    ['2026-11-05', false],
    ['', false],
  ])('"%s" in the address: %s', (text, isOne) => {
    expect(isMonth(text)).toBe(isOne);
  });

  it('follows another one, across years', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-01', -13)]).toEqual([
      ...['2027-01', '2025-12', '2024-12'],
    ]);
  });

  it('has a name, and its days have', () => {
    expect([monthName('2026-01'), dayName('2026-11-05'), dayName('2026-11-29')]).toEqual([
      ...['January 2026', 'Thursday, 5 November', 'Sunday, 29 November'],
    ]);
  });

  it('begins on the Monday before its first day, or on it', () => {
    const november = weeksOf('2026-11');
    expect(november[0]).toEqual([...Array(6).fill(undefined), '2026-11-01']);
    expect(november.at(-1)).toEqual(['2026-11-30', ...Array(6).fill(undefined)]);
    expect(november).toHaveLength(6);
    expect(weeksOf('2026-06')[0]?.[0]).toBe('2026-06-01');
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(weeksOf('2028-02').flat().filter(Boolean).at(-1)).toBe('2028-02-29');
  });
});

describe('the range of a month', () => {
  it.each([
    ['2026-11', 'UTC', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    // The clocks change within it.
    ['2026-10', 'Europe/Berlin', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
    ['2026-03', 'America/New_York', '2026-03-01T05:00:00.000Z', '2026-04-01T04:00:00.000Z'],
    ['2026-12', 'Asia/Kolkata', '2026-11-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
    // The first midnight of October 2017 was skipped there, the first one of November 2026 is there twice.
    ['2017-10', 'America/Asuncion', '2017-10-01T04:00:00.000Z', '2017-11-01T03:00:00.000Z'],
    ['2017-09', 'America/Asuncion', '2017-09-01T04:00:00.000Z', '2017-10-01T04:00:00.000Z'],
    ['2026-11', 'America/Havana', '2026-11-01T04:00:00.000Z', '2026-12-01T05:00:00.000Z'],
    ['2026-10', 'America/Havana', '2026-10-01T04:00:00.000Z', '2026-11-01T04:00:00.000Z'],
  ])('%s in %s', (month, zone, from, to) => {
    expect(rangeOf(month, zone)).toEqual({ from, to });
  });
});

describe('the day of an entry', () => {
  it('is that of the site, which may be another one than in UTC', () => {
    const late = { at: '2026-11-06T04:30:00.000Z' };
    expect(byDay([late], 'America/New_York').get('2026-11-05')).toEqual([
      { ...late, day: '2026-11-05', time: '23:30' },
    ]);
    expect([...byDay([late], 'UTC').keys()]).toEqual(['2026-11-06']);
  });

  it('has its entries in the order of time', () => {
    const [noon, dawn] = [{ at: '2026-11-05T12:00:00.000Z' }, { at: '2026-11-05T06:00:00.000Z' }];
    const times = byDay([noon, dawn], 'Europe/Berlin')
      .get('2026-11-05')
      ?.map(({ time }) => time);
    expect(times).toEqual(['07:00', '13:00']);
  });
});
