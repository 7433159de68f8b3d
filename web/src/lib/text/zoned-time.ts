/** A moment as a clock in a time zone shows it, in the form of `<input type="datetime-local">`: `2026-11-26T10:00`. */
export function zonedTime(iso: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  }).formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

const asIfUtc = (local: string): number => Date.parse(`${local}Z`);

/**
 * The moment at which a clock in a time zone shows this. Of an hour that there is twice, as in autumn, one of the two; a time
 * that is skipped in spring is the one an hour beside it.
 */
export function momentAt(local: string, timeZone: string): string {
  const wanted = asIfUtc(local);
  const aheadAt = (moment: number) => asIfUtc(zonedTime(new Date(moment).toISOString(), timeZone)) - moment;
  // The offset of a first guess may be that of the other side of a change of clocks.
  const guess = wanted - aheadAt(wanted);
  return new Date(wanted - aheadAt(guess)).toISOString();
}

/** The moment that was typed. One that was not changed keeps its seconds, by which the server knows it again. */
export const typedMoment = (typed: string, before: string | null, timeZone: string): string =>
  before && zonedTime(before, timeZone) === typed ? before : momentAt(typed, timeZone);
