import { useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import type { Entry } from '../api/kinds.ts';
import { dayName, monthName, type Placed, weekdays, weeksOf } from '../api/month.ts';
import { DayDialog } from './day-dialog.tsx';
import { EntryLink } from './entry-link.tsx';

type Days = ReadonlyMap<string, readonly Placed<Entry>[]>;

export interface MonthProps {
  readonly month: string;
  readonly today: string;
  readonly days: Days;
}

/** More than these would make its week taller than the others. */
const mostShown = 3;

const DayNumber = ({ day, isToday }: { readonly day: string; readonly isToday: boolean }) => (
  <time
    dateTime={day}
    aria-current={isToday ? 'date' : undefined}
    className={classNames('flex items-center gap-1.5 px-1.5 text-14', isToday ? 'font-semibold' : 'text-muted')}
  >
    <span aria-hidden="true" className={classNames('font-mono', isToday && 'rounded-small bg-ink px-1.5 text-paper')}>
      {Number(day.slice(8))}
    </span>
    <span className="sr-only">{dayName(day)}</span>
    {isToday && <span>Today</span>}
  </time>
);

interface DayCellProps {
  readonly day: string;
  readonly isToday: boolean;
  readonly entries: readonly Placed<Entry>[];
  readonly onOpen: (day: string) => void;
}

function DayCell({ day, isToday, entries, onOpen }: DayCellProps) {
  const more = entries.length - mostShown;
  return (
    <>
      <DayNumber day={day} isToday={isToday} />
      {entries.length > 0 && (
        <ul className="mt-1 space-y-1">
          {entries.slice(0, mostShown).map((entry) => (
            <li key={entry.id}>
              <EntryLink entry={entry} isNarrow />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <button
          type="button"
          onClick={() => onOpen(day)}
          className="mt-1 min-h-6 w-full rounded-control px-1.5 text-left text-12 font-semibold text-accent underline hover:text-accent-hover"
        >
          {more} more
          <span className="sr-only"> on {dayName(day)}</span>
        </button>
      )}
    </>
  );
}

const Weekdays = () => (
  <thead>
    <tr className="border-b border-line text-12 text-muted">
      {weekdays.map((name) => (
        <th key={name} scope="col" className="px-3 py-2 text-left font-strong">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

/** A month as a table: a row for each week, a column for each weekday. */
export function MonthGrid({ month, today, days }: MonthProps) {
  const [opened, open] = useState<string>();
  return (
    <>
      <table className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-surface">
        <caption className="sr-only">{monthName(month)}</caption>
        <Weekdays />
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) => (
                <td
                  key={weekdays[weekday]}
                  className={classNames(
                    'h-26 border-t border-line p-1.5 align-top not-first:border-l',
                    !day && 'bg-paper',
                    day === today && 'shadow-[inset_0_2px_0_var(--ink)]',
                  )}
                >
                  {day && <DayCell day={day} isToday={day === today} entries={days.get(day) ?? []} onOpen={open} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DayDialog day={opened} entries={days.get(opened ?? '') ?? []} onClose={() => open(undefined)} />
    </>
  );
}
