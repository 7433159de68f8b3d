import { formatDay } from '#shared/kernel/format.ts';
import type { NewsletterReport } from '#shared/newsletter/sending.ts';

/** Opens and clicks of an hour or a day. */
export interface Moment {
  readonly label: string;
  readonly opens: number;
  readonly clicks: number;
}
export interface OverTime {
  readonly unit: 'hour' | 'day';
  /** Oldest first, also those without any in between, and some that are to come. */
  readonly moments: readonly Moment[];
}

const hour = 3_600_000;
const day = 24 * hour;
/** Longer than this, hours are too many to be told apart. */
const mostHours = 72;
/** So many have room at least: the first hour alone would be a wall. */
const fewest = 12;

/** A moment in milliseconds: it may be no more than a day, or a day and an hour. */
const timeOf = (at: string): number =>
  at.includes('T') ? Date.parse(`${at.slice(0, 13)}:00:00.000Z`) : Date.parse(`${at.slice(0, 10)}T00:00:00.000Z`);

const labelOf = (time: number, unit: OverTime['unit']): string => {
  const iso = new Date(time).toISOString();
  return unit === 'day' ? formatDay(iso) : `${formatDay(iso)}, ${iso.slice(11, 16)}`;
};

/** What there is to draw: hours in the first three days, days of all that lasts longer. UTC. */
export function overTime(points: NewsletterReport['over_time']): OverTime {
  const times = points.map(({ at }) => timeOf(at));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const unit = points.every(({ at }) => at.includes('T')) && last - first < mostHours * hour ? 'hour' : 'day';
  const step = unit === 'hour' ? hour : day;
  const slotOf = (time: number) => Math.floor(time / step) - Math.floor(first / step);
  const moments = Array.from({ length: points.length === 0 ? 0 : Math.max(fewest, slotOf(last) + 1) }, (_, slot) => ({
    label: labelOf(Math.floor(first / step) * step + slot * step, unit),
    ...{ opens: 0, clicks: 0 },
  }));
  for (const [index, { opens, clicks }] of points.entries()) {
    const moment = moments[slotOf(times[index] ?? first)];
    if (!moment) continue;
    moment.opens += opens;
    moment.clicks += clicks;
  }
  return { unit, moments };
}
