import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatItems,
  formatMegabytes,
  formatMinutes,
  formatPrice,
  formatSize,
} from './format.ts';

it('formats prices, dates and counts', () => {
  expect(formatPrice(49)).toBe('$49.00');
  expect(formatPrice(1234.5)).toBe('$1,234.50');
  expect(formatDate('2026-10-28T23:30:00Z')).toBe('28 Oct 2026');
  expect(formatDate('2026-09-02T00:00:00Z')).toBe('2 Sep 2026');
  expect(formatDay('2026-11-05T00:00:00Z')).toBe('5 Nov');
  expect(formatDateTime('2026-11-05T04:07:00Z')).toBe('5 Nov 2026, 04:07 UTC');
  expect(formatMinutes(58)).toBe('58 min');
  expect(formatItems(1, 'item')).toBe('1 item');
  expect(formatItems(1904, 'copy', 'copies')).toBe('1,904 copies');
});

it('formats file sizes', () => {
  expect(formatMegabytes(3_141_592)).toBe('3.14 MB');
  expect(formatMegabytes(20_016)).toBe('0.02 MB');
  expect(formatSize(512)).toBe('512 B');
  expect(formatSize(3_100_000)).toBe('3.1 MB');
  expect(formatSize(48_000)).toBe('48 kB');
});

it('formats every amount, number and day like Intl', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const count = new Intl.NumberFormat('en-US');
  const time = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
  const date = new Intl.DateTimeFormat('en-GB', { ...time, timeZone: 'UTC' });
  const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), days, (n, day) => {
      expect(formatCount(n)).toBe(count.format(n));
      expect(formatPrice(n / 100)).toBe(dollars.format(n / 100));
      // British English writes "Sept"; three letters keep columns even.
      expect(formatDateTime(day.toISOString())).toBe(`${date.format(day).replace('Sept', 'Sep')} UTC`);
    }),
  );
});
