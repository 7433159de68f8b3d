import { formatCount } from '#shared/kernel/format.ts';

/** How a figure differs from that of the days before, in words: `+12% on the 30 days before`. */
export function changeInWords(now: number, before: number, days: number): string {
  const earlier = `the ${days} days before`;
  if (now === before) return `as in ${earlier}`;
  // A share of nothing, or of less, says nothing.
  if (before <= 0) return `${before === 0 ? 'none' : 'below zero'} in ${earlier}`;
  const share = Math.round((100 * (now - before)) / before);
  return `${share > 0 ? '+' : share < 0 ? '−' : '±'}${formatCount(Math.abs(share))}% on ${earlier}`;
}
