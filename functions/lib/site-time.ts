import { days } from './clock.ts';

/** An hour in the site's time zone. */
export interface SiteHour {
  /** `2026-11-21`. */
  readonly day: string;
  /** 0 to 23. */
  readonly hour: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', ...parts });
  formatters.set(timeZone, made);
  return made;
}

/** Day and hour of a moment in a time zone, including half-hour offsets (`Asia/Kolkata`). */
export function siteHour(at: number, timeZone: string): SiteHour {
  const parts = formatterOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) };
}

/** The days until one, which is the last of them: `2026-11-21`. Calendar days, whatever their length on the site. */
export function daysUntil(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - days(count - 1 - index)).toISOString().slice(0, 10),
  );
}
