import { calendarOf } from '#lib/calendar.ts';
import type { CalendarEntry, CalendarRange } from '#shared/kernel/calendar.ts';
import { allNewsletters, type StoredNewsletter } from './newsletter.repo.ts';

type Dated = CalendarEntry<'sent' | 'scheduled'>;

/** Its moment in the calendar: when it was begun to be sent, or is planned to be. Drafts have none. */
function dated({ id, subject: title, status, sent_at, scheduled_date }: StoredNewsletter): Dated[] {
  if (status === 'draft') return [];
  const isPlanned = status === 'scheduled';
  const at = isPlanned ? scheduled_date : sent_at;
  return at ? [{ id, title, at, status: isPlanned ? 'scheduled' : 'sent' }] : [];
}

/** What was sent and what is planned in a range of time. */
export async function newsletterCalendar(range: CalendarRange) {
  return calendarOf((await allNewsletters()).flatMap(dated), range);
}
