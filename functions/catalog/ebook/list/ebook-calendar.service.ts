import { calendarOf } from '#lib/calendar.ts';
import type { CalendarRange } from '#shared/kernel/calendar.ts';
import { published } from '../../snapshot/snapshot.source.ts';

/**
 * The published ebooks that came out in a range of time, from the snapshot: the table has them by creation only, so it would
 * be read as a whole. A change of the last minute may be missing.
 */
export async function ebookCalendar(range: CalendarRange) {
  const shelf = await published.refreshed();
  const cards = shelf.publishedWithin(Date.parse(range.from), Date.parse(range.to)).map((place) => shelf.card(place));
  const entries = cards.map(({ id, title, published_at }) => ({
    ...{ id, title, at: published_at ?? '' },
    status: 'published' as const,
  }));
  return calendarOf(entries, range);
}
