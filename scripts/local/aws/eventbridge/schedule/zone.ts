const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A time as a clock on a wall shows it, written as if it were UTC (milliseconds). */
export type WallTime = number;

/** What the clocks of a place show, and when they show it. */
export interface Zone {
  wallTimeAt(instant: number): WallTime;
  /** The first moment at which they show it; undefined for an hour that they skip. */
  instantOf(time: WallTime): number | undefined;
}

function formatOf(name: string): Intl.DateTimeFormat {
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name, calendar: 'iso8601', hourCycle: 'h23', ...numeric });
  } catch {
    throw new Error(`The local cloud does not know the time zone ${name}`);
  }
}

/** A time zone by its name in the IANA database. */
export function zoneOf(name: string): Zone {
  if (name === 'UTC') return { wallTimeAt: (instant) => instant, instantOf: (time) => time };
  const format = formatOf(name);
  const wallTimeAt = (instant: number): WallTime => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute) + (instant % minuteMs);
  };
  const offsetAt = (instant: number): number => wallTimeAt(instant) - instant;
  return {
    wallTimeAt,
    instantOf(time) {
      // The clocks change at most once within a day: what they show follows one of the two offsets around it.
      const offsets = [offsetAt(time - dayMs), offsetAt(time + dayMs)];
      const instants = offsets.map((offset) => time - offset).filter((instant) => wallTimeAt(instant) === time);
      return instants.length > 0 ? Math.min(...instants) : undefined;
    },
  };
}
