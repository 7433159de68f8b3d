import { days, now, ttlAfter } from '#lib/clock.ts';

/** How long a newsletter counts opens and clicks and can go out once more. After that only its figures are left. */
const openFor = days(365);
/** Longer than that by the longest time that a sending can take after it was resumed on the last day. */
const keptFor = openFor + days(31);

/** When the table forgets who a newsletter went to, and what they did with it: thirteen months after it was written. */
export const recipientTtl = (): number => ttlAfter(keptFor);

/** A newsletter is over a year after it began: it counts nothing any more, does not go on, and does not go out again. */
export const isOver = ({ started_at }: { readonly started_at: string }): boolean =>
  Date.parse(started_at) + openFor <= now();
