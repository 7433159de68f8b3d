import { type CalendarEntry, type CalendarRange, mostCalendarEntries } from '#shared/kernel/calendar.ts';

/** The first entries of a calendar within a range, in time order, and whether there were more than one answer has. */
export function calendarOf<E extends CalendarEntry>(entries: readonly E[], { from, to }: CalendarRange) {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const within = entries
    .map((entry) => ({ entry, moment: Date.parse(entry.at) }))
    .filter(({ moment }) => moment >= start && moment < end)
    .sort((a, b) => a.moment - b.moment || a.entry.id.localeCompare(b.entry.id))
    .map(({ entry }) => entry);
  return { entries: within.slice(0, mostCalendarEntries), has_more: within.length > mostCalendarEntries };
}
