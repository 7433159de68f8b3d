import { numberOf, numbersOf } from './numbers.ts';

/** Whether a day, at midnight UTC, is one that an expression names. */
export type DayTest = (day: Date) => boolean;

const ofMonth = { name: 'day of the month', from: 1, to: 31 };
const ofWeek = { name: 'day of the week', from: 1, to: 7, words: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] };

const lastOf = (day: Date): number => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
/** 1 is Sunday. */
const weekDayOf = (day: Date): number => day.getUTCDay() + 1;

/** The weekday (Monday to Friday) of the same month that is closest to a day of it. */
function weekdayNear(wanted: number, day: Date): number {
  const last = lastOf(day);
  const near = Math.min(wanted, last);
  const at = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), near)).getUTCDay();
  if (at === 6) return near > 1 ? near - 1 : near + 2;
  if (at === 0) return near < last ? near + 1 : near - 2;
  return near;
}

/** `L` is the last day, `15W` the weekday closest to the 15th. */
export function monthDays(text: string): DayTest {
  if (text === 'L') return (day) => day.getUTCDate() === lastOf(day);
  const [, near] = /^(\d+)W$/.exec(text) ?? [];
  if (near !== undefined) {
    const wanted = numberOf(near, ofMonth);
    return (day) => wanted <= lastOf(day) && day.getUTCDate() === weekdayNear(wanted, day);
  }
  const days = numbersOf(text, ofMonth);
  return (day) => days.has(day.getUTCDate());
}

/** `6L` is the last Friday of a month, `3#2` its second Tuesday, `L` alone Saturday. */
export function weekDays(text: string): DayTest {
  const [, last] = /^(\w+)L$/.exec(text) ?? [];
  if (last !== undefined) {
    const wanted = numberOf(last, ofWeek);
    return (day) => weekDayOf(day) === wanted && day.getUTCDate() > lastOf(day) - 7;
  }
  const [, which, count] = /^(\w+)#([1-5])$/.exec(text) ?? [];
  if (which !== undefined) {
    const wanted = numberOf(which, ofWeek);
    return (day) => weekDayOf(day) === wanted && Math.ceil(day.getUTCDate() / 7) === Number(count);
  }
  const days = numbersOf(text === 'L' ? '7' : text, ofWeek);
  return (day) => days.has(weekDayOf(day));
}
