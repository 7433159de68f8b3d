import { dayName } from '../api/month.ts';
import { EntryLink } from './entry-link.tsx';
import type { MonthProps } from './month-grid.tsx';

/** A month as a list, where a table has no room: its days with something on them, and today. */
export function DayList({ month, today, days }: MonthProps) {
  const listed = [...new Set([...days.keys(), today])].filter((day) => day.startsWith(month)).sort();
  return (
    <div className="space-y-3">
      {listed.map((day) => (
        <section key={day} className="rounded-card border border-line bg-surface px-4 py-3">
          <h3 className="flex items-baseline gap-2 text-16!">
            <time dateTime={day} aria-current={day === today ? 'date' : undefined}>
              {dayName(day)}
            </time>
            {day === today && (
              <span className="rounded-small bg-ink px-1.5 font-sans text-12 font-semibold text-paper">Today</span>
            )}
          </h3>
          {days.has(day) ? (
            <ul className="mt-1 divide-y divide-line">
              {days.get(day)?.map((entry) => (
                <li key={entry.id}>
                  <EntryLink entry={entry} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="mt-1 text-muted">Nothing on this day.</p>
          )}
        </section>
      ))}
    </div>
  );
}
