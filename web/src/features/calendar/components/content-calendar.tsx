import { useTableRoom } from '#web/lib/use-table-room.ts';
import { byDay, monthName } from '../api/month.ts';
import { useCalendar, useVisibleKinds } from '../api/use-calendar.ts';
import { useCalendarAddress } from '../api/use-calendar-address.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { CalendarNotes } from './calendar-notes.tsx';
import { CalendarSkeleton, EmptyMonth, MissingKinds } from './calendar-states.tsx';
import { DayList } from './day-list.tsx';
import { MonthGrid, type MonthProps } from './month-grid.tsx';

const Month = (props: MonthProps) => (useTableRoom() ? <MonthGrid {...props} /> : <DayList {...props} />);

/** What came out and what is to come in a month, by the days of the site's time zone. */
export function ContentCalendar({ timeZone }: { readonly timeZone: string }) {
  const { today, month, isShown, show, toggle } = useCalendarAddress(timeZone);
  const visible = useVisibleKinds();
  const shown = visible.filter(isShown);
  const { entries, isLoading, failed, cut } = useCalendar(shown, month, timeZone);
  const isEmpty = entries.length === 0 && failed.length === 0;
  return (
    <>
      <CalendarBar month={month} kinds={visible} isShown={isShown} onShow={show} onToggle={toggle} />
      <MissingKinds kinds={failed} />
      {isLoading ? (
        <CalendarSkeleton label={`Loading ${monthName(month)}`} />
      ) : isEmpty ? (
        <EmptyMonth month={month} kinds={shown} />
      ) : (
        <Month key={month} month={month} today={today} days={byDay(entries, timeZone)} />
      )}
      <CalendarNotes timeZone={timeZone} kinds={shown} cut={cut} />
    </>
  );
}
