import { Link } from 'react-router-dom';
import { Status, type StatusProps } from '#web/components/ui/feedback/status.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { described, type Entry } from '../api/kinds.ts';
import type { Placed } from '../api/month.ts';

const states: Readonly<Record<string, { readonly label: string; readonly look: StatusProps['look'] }>> = {
  published: { label: 'Published', look: 'published' },
  sent: { label: 'Sent', look: 'published' },
  scheduled: { label: 'Scheduled', look: 'scheduled' },
};

export interface EntryLinkProps {
  readonly entry: Placed<Entry>;
  /** In a cell of the month: the title takes two lines at most. */
  readonly isNarrow?: boolean;
}

/** A thing in the calendar: its kind, time, title and status, and the way to where it is edited. */
export function EntryLink({ entry, isNarrow = false }: EntryLinkProps) {
  const { label, Icon, place } = described[entry.kind];
  const state = states[entry.status];
  return (
    <Link
      to={place(entry)}
      className={classNames(
        'group block rounded-control text-ink no-underline hover:bg-sunken hover:text-ink',
        isNarrow ? '-mx-0.5 px-1.5 py-1' : '-mx-2 px-2 py-2.5',
      )}
    >
      <span className="flex flex-wrap items-center gap-x-1 text-12 text-muted">
        <Icon size={14} aria-hidden="true" className="flex-none" />
        <span>{label}</span>
        <time dateTime={entry.at} className="ml-auto font-mono">
          {entry.time}
        </time>
      </span>
      <span
        className={classNames(
          'my-0.5 leading-snug font-strong text-pretty wrap-anywhere group-hover:underline',
          isNarrow ? 'line-clamp-2' : 'block',
        )}
      >
        {entry.title}
      </span>
      {state && <Status look={state.look}>{state.label}</Status>}
    </Link>
  );
}
