/*
 * Written by hand: a browser's first `Intl` formatter takes 20 ms on a computer, four times that on a phone, and every
 * first screen has a price or a date. The server uses the same code, so both render the same page.
 */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const twoDigits = (n: number): string => String(n).padStart(2, '0');

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** `14,210`; whole numbers. */
export const formatCount = (n: number): string => grouped(String(n));

/** `$49.00`. Dollars, as on the wire. */
export function formatPrice(amount: number): string {
  const [whole = '', cents] = Math.abs(amount).toFixed(2).split('.');
  return `${amount < 0 ? '-' : ''}$${grouped(whole)}.${cents}`;
}

/** `28 Oct`, UTC. */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}
/** `28 Oct 2026`, UTC. */
export const formatDate = (iso: string): string => `${formatDay(iso)} ${new Date(iso).getUTCFullYear()}`;
/** `28 Oct 2026, 14:05 UTC`. */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  return `${formatDate(iso)}, ${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())} UTC`;
}

/** `58 min`. */
/** A label within a sentence: "Now" as "now". Names and abbreviations do not belong here. */
export const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

export const formatMinutes = (minutes: number): string => `${formatCount(minutes)} min`;
/** `1 item`, `1,904 items`. */
export const formatItems = (n: number, one: string, many = `${one}s`): string =>
  `${formatCount(n)} ${n === 1 ? one : many}`;

/** `3.14 MB`; bytes in, a million to each. */
export const formatMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(2)} MB`;

/** `3.1 MB`; bytes in, powers of 1000. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${unit}`;
}
