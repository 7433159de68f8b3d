import { days } from '../clock.ts';
import { siteHour } from '../site-time.ts';

/** The hour of the site from which a day's nightly work is due: few visitors, and behind every change of the clocks. */
const nightHour = 3;

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days(1)).toISOString().slice(0, 10);

/**
 * The newest day of the site whose nightly work is due by a moment: `2026-11-21` from three o'clock on, and the day before
 * until then. So each day is due once, however long it is, and what was missed is made up for by the next run.
 */
export function nightOf(at: number, timeZone: string): string {
  const { day, hour } = siteHour(at, timeZone);
  return hour >= nightHour ? day : dayBefore(day);
}
