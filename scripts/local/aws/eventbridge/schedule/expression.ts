import { cron } from './cron.ts';
import { refused } from './numbers.ts';
import { type Zone, zoneOf } from './zone.ts';

/** When something runs: each so many minutes, or at times of the calendar. */
export type Schedule =
  | { readonly everyMinutes: number }
  /** When it is due next after a moment (milliseconds); undefined if never again. */
  | { readonly next: (after: number) => number | undefined };

const minutesOf: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1440 };

function rate(text: string): Schedule {
  const [, amount, unit = ''] = /^(\d+) (minute|hour|day)s?$/.exec(text) ?? [];
  if (!Number(amount)) throw refused(`rate(${text}) is no rate`);
  return { everyMinutes: Number(amount) * (minutesOf[unit] ?? 1) };
}

function once(text: string, zone: Zone): Schedule {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  if (Number.isNaN(time)) throw refused(`at(${text}) is no time`);
  const instant = zone.instantOf(time);
  if (instant === undefined) throw refused(`the clocks never show ${text}`);
  return { next: (after) => (instant > after ? instant : undefined) };
}

/** The schedule of a rule (UTC), or of EventBridge Scheduler, which also knows time zones and `at(…)`. */
export function scheduleOf(expression: string, timeZone?: string): Schedule {
  const zone = zoneOf(timeZone ?? 'UTC');
  const [, kind, inside = ''] = /^(rate|cron|at)\((.*)\)$/.exec(expression) ?? [];
  if (kind === 'rate') return rate(inside);
  if (kind === 'cron') return { next: cron(inside, zone) };
  if (kind === 'at') return once(inside, zone);
  throw refused(`${expression} is not known here`);
}
