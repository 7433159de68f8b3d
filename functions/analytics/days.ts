import { days } from '#lib/clock.ts';

/** The days until one, which is the last of them: `2026-11-21`. Calendar days, whatever their length on the site. */
export function daysUntil(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - days(count - 1 - index)).toISOString().slice(0, 10),
  );
}
