import { formatItems } from '#shared/kernel/format.ts';

const hour = 3_600_000;

/** How long something has waited: `3 days`, `5 hours`, `less than an hour`. `now` in milliseconds. */
export function waitingTime(since: string, now: number): string {
  const hours = Math.floor((now - Date.parse(since)) / hour);
  if (hours < 1) return 'less than an hour';
  return hours < 24 ? formatItems(hours, 'hour') : formatItems(Math.floor(hours / 24), 'day');
}
