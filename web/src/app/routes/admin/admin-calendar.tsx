import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { CalendarSkeleton } from '#web/features/calendar/components/calendar-states.tsx';
import { ContentCalendar } from '#web/features/calendar/components/content-calendar.tsx';
import { useApi, useRetryFailed } from '#web/lib/api/swr.ts';
import { useTitle } from '#web/lib/use-title.ts';

/** What came out and what is to come, month by month. The days are those of the site's time zone. */
export function AdminCalendarPage() {
  useTitle('Content calendar');
  const { data, error } = useApi('GET /settings');
  const retry = useRetryFailed();
  return (
    <AdminFrame title="Content calendar">
      <h1 className="pb-4 text-28!">Content calendar</h1>
      {data ? (
        <ContentCalendar timeZone={data.time_zone} />
      ) : error ? (
        <FailedState title="The calendar could not be loaded" error={error} onRetry={retry} />
      ) : (
        <CalendarSkeleton label="Loading the calendar" />
      )}
    </AdminFrame>
  );
}
