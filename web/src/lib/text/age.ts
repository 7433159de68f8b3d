import { formatItems } from '#shared/kernel/format.ts';

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How long ago something was at `now` (milliseconds): `just now`, `5 minutes ago`, `2 days ago`. */
export function formatAge(iso: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
  for (const [unit, length] of units)
    if (minutes >= length) return `${formatItems(Math.floor(minutes / length), unit)} ago`;
  return 'just now';
}
