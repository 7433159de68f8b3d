import { describe, expect, it } from 'vitest';
import { mostCalendarEntries } from '#shared/kernel/calendar.ts';
import { calendarOf } from './calendar.ts';

const entry = (id: string, at: string) => ({ id, at, title: id, status: 'published' });
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

describe('the entries of a calendar', () => {
  it('begin with the start and end before the end, whatever its offset', () => {
    const entries = [
      entry('before', '2026-10-31T22:59:59.999Z'),
      entry('first', '2026-10-31T23:00:00.000Z'),
      entry('last', '2026-11-30T22:59:59.999Z'),
      entry('after', '2026-11-30T23:00:00.000Z'),
    ];
    const range = { from: '2026-11-01T00:00:00+01:00', to: '2026-12-01T00:00:00+01:00' };
    expect(ids(calendarOf(entries, range).entries)).toEqual(['first', 'last']);
  });

  it('are in time order, those of one moment by their ids', () => {
    const entries = [
      entry('c', '2026-11-03T08:00:00.000Z'),
      entry('b', '2026-11-02T08:00:00.000Z'),
      entry('a', '2026-11-03T08:00:00.000Z'),
    ];
    const range = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' };
    expect(calendarOf(entries, range)).toEqual({ entries: [entries[1], entries[2], entries[0]], has_more: false });
  });

  it('are the first ones of too many', () => {
    const range = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' };
    const many = (count: number) =>
      Array.from({ length: count }, (_, second) =>
        entry(`e${second}`, new Date(Date.parse(range.from) + second * 1000).toISOString()),
      ).toReversed();
    expect(calendarOf(many(mostCalendarEntries), range).has_more).toBe(false);
    const { entries, has_more } = calendarOf(many(mostCalendarEntries + 1), range);
    expect([entries.length, entries[0]?.id, has_more]).toEqual([mostCalendarEntries, 'e0', true]);
  });
});
