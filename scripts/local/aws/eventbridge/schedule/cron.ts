import { type DayTest, monthDays, weekDays } from './days.ts';
import { numbersOf, refused } from './numbers.ts';
import type { WallTime, Zone } from './zone.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const years = { name: 'year', from: 1970, to: 2199 };
const months = {
  name: 'month',
  from: 1,
  to: 12,
  words: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
};

interface Fields {
  readonly minutes: readonly number[];
  readonly hours: readonly number[];
  readonly isDay: DayTest;
  readonly months: ReadonlySet<number>;
  readonly years: ReadonlySet<number>;
}

/** Exactly one of the two kinds of days is given, the other is `?`. */
function daysOf(ofMonth: string, ofWeek: string): DayTest {
  if ((ofMonth === '?') === (ofWeek === '?'))
    throw refused('one of the day of the month and the day of the week must be ?, not both');
  return ofMonth === '?' ? weekDays(ofWeek) : monthDays(ofMonth);
}

function fieldsOf(expression: string): Fields {
  const fields = expression.trim().split(/\s+/);
  const [minutes = '', hours = '', ofMonth = '', month = '', ofWeek = '', year = ''] = fields;
  if (fields.length !== 6) throw refused(`${expression} has not six fields`);
  return {
    minutes: [...numbersOf(minutes, { name: 'minute', from: 0, to: 59 })],
    hours: [...numbersOf(hours, { name: 'hour', from: 0, to: 23 })],
    isDay: daysOf(ofMonth, ofWeek),
    months: numbersOf(month, months),
    years: numbersOf(year, years),
  };
}

/** The days of an expression, from that of a time on. */
function* daysFrom(fields: Fields, time: WallTime): Generator<WallTime> {
  for (let day = time - (time % dayMs); ; day += dayMs) {
    const date = new Date(day);
    if (date.getUTCFullYear() > Math.max(...fields.years)) return;
    if (!fields.years.has(date.getUTCFullYear()) || !fields.months.has(date.getUTCMonth() + 1)) continue;
    if (fields.isDay(date)) yield day;
  }
}

/** Its times of day. */
function* timesOf({ hours, minutes }: Fields, day: WallTime): Generator<WallTime> {
  for (const hour of hours) for (const minute of minutes) yield day + (hour * 60 + minute) * minuteMs;
}

/**
 * When `cron(…)` is due next after a moment; undefined if never again. As EventBridge Scheduler documents: an hour that
 * the clocks skip is skipped, and in one that they show twice a schedule runs the first time only.
 */
export function cron(expression: string, zone: Zone): (after: number) => number | undefined {
  const fields = fieldsOf(expression);
  return (after) => {
    const shown = zone.wallTimeAt(after);
    for (const day of daysFrom(fields, shown))
      for (const time of timesOf(fields, day)) {
        // What the clocks have shown is over; the conversion is dear.
        const instant = time > shown ? zone.instantOf(time) : undefined;
        if (instant !== undefined && instant > after) return instant;
      }
    return undefined;
  };
}
