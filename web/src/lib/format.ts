const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
const count = new Intl.NumberFormat('en-US');

/** British English writes "Sept"; three letters keep columns even. */
const threeLetters = (date: string): string => date.replace('Sept', 'Sep');

/** `$49.00`. Dollars, as on the wire. The function in `shared` would bring the schemas into the public bundle. */
export const formatPrice = (amount: number): string => dollars.format(amount);

/** `28 Oct 2026`, UTC. */
export const formatDate = (iso: string): string => threeLetters(day.format(new Date(iso)));
/** `28 Oct`, UTC. */
export const formatDay = (iso: string): string => threeLetters(shortDay.format(new Date(iso)));
/** `28 Oct 2026, 14:05 UTC`. */
export const formatDateTime = (iso: string): string => `${formatDate(iso)}, ${time.format(new Date(iso))} UTC`;

/** `58 min`. */
export const formatMinutes = (minutes: number): string => `${count.format(minutes)} min`;
/** `14,210`. */
export const formatCount = (n: number): string => count.format(n);
/** `1 item`, `1,904 items`. */
export const formatItems = (n: number, one: string, many = `${one}s`): string =>
  `${count.format(n)} ${n === 1 ? one : many}`;

/** `3.1 MB`; bytes in, powers of 1000. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${unit}`;
}
