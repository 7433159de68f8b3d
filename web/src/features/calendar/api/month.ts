import { momentAt, zonedTime } from '#web/lib/text/zoned-time.ts';

/* A month is `2026-11` and a day `2026-11-05`, as a clock in the site's time zone has them. */

const names = 'January February March April May June July August September October November December'.split(' ');
/** The week begins on Monday. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Whether a text is a month that the calendar shows. */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** The month that many months after another, or before it. */
export const monthAfter = (month: string, months: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + months)).toISOString().slice(0, 7);

/** `November 2026`. */
export const monthName = (month: string): string => `${names[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** 0 is Monday. */
const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** `Thursday, 5 November`. */
export const dayName = (day: string): string =>
  `${weekdays[weekdayOf(day)]}, ${Number(day.slice(8))} ${names[Number(day.slice(5, 7)) - 1]}`;

/** The days of a month. */
function daysOf(month: string): readonly string[] {
  const last = new Date(Date.parse(monthAfter(month, 1)) - 1).getUTCDate();
  return Array.from({ length: last }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/** The weeks of a month; undefined where a day of another month would be. */
export function weeksOf(month: string): readonly (readonly (string | undefined)[])[] {
  const days = daysOf(month);
  const before = weekdayOf(days[0] ?? '');
  const weeks = Math.ceil((before + days.length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_each, weekday) => days[week * 7 + weekday - before]),
  );
}

const hour = 3_600_000;

/**
 * The first moment of a day. Where clocks change at midnight, it is there twice or not at all, and `momentAt` may be an hour
 * off on either side.
 */
function startOf(day: string, timeZone: string): string {
  const midnight = Date.parse(momentAt(`${day}T00:00`, timeZone));
  const near = [midnight - hour, midnight, midnight + hour].map((moment) => new Date(moment).toISOString());
  return near.find((moment) => zonedTime(moment, timeZone).slice(0, 10) === day) ?? new Date(midnight).toISOString();
}

/** The range of time that a month is in a time zone; its end is the start of the next one. */
export const rangeOf = (month: string, timeZone: string): { from: string; to: string } => ({
  from: startOf(`${month}-01`, timeZone),
  to: startOf(`${monthAfter(month, 1)}-01`, timeZone),
});

interface Dated {
  readonly at: string;
}
/** A thing with the day and the time that clocks in the time zone show at its moment. */
export type Placed<T> = T & { readonly day: string; readonly time: string };

function placed<T extends Dated>(thing: T, timeZone: string): Placed<T> {
  const local = zonedTime(thing.at, timeZone);
  return { ...thing, day: local.slice(0, 10), time: local.slice(11) };
}

/** Things by their days in a time zone, each day in the order of time. */
export function byDay<T extends Dated>(things: readonly T[], timeZone: string): ReadonlyMap<string, Placed<T>[]> {
  const days = new Map<string, Placed<T>[]>();
  for (const thing of things.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    const each = placed(thing, timeZone);
    days.set(each.day, [...(days.get(each.day) ?? []), each]);
  }
  return days;
}
