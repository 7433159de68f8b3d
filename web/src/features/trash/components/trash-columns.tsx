import type { ReactNode } from 'react';
import { formatDateTime, formatItems } from '#shared/kernel/format.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { daysLeft, kindLabels, type TrashedThing } from '../api/trashed-thing.ts';

/** From here on the days that are left stand out. */
const soon = 7;

/** How long a thing can still be restored. */
export function DaysLeft({ thing }: { readonly thing: TrashedThing }) {
  const days = daysLeft(thing, Date.now());
  const text = formatItems(days, 'day');
  return days <= soon ? <Badge look="draft">{text}</Badge> : text;
}

/** The columns of the trash; the list brings who deleted what, and the actions. */
export const trashColumns = (
  deletedBy: ReadonlyMap<string, string>,
  acts: (thing: TrashedThing) => ReactNode,
): readonly ListColumn<TrashedThing>[] => [
  {
    id: 'name',
    label: 'Name',
    isFixed: true,
    value: ({ name }) => name,
    cell: ({ name }) => <span className="line-clamp-2 max-w-120 min-w-44 font-strong">{name}</span>,
  },
  {
    id: 'kind',
    label: 'Kind',
    value: ({ kind }) => kindLabels[kind].one,
    cell: ({ kind }) => <span className="whitespace-nowrap text-muted">{kindLabels[kind].one}</span>,
  },
  {
    id: 'deleted',
    label: 'Deleted',
    value: ({ deletedAt }) => deletedAt,
    cell: ({ deletedAt }) => <span className="whitespace-nowrap text-muted">{formatDateTime(deletedAt)}</span>,
  },
  {
    id: 'by',
    label: 'Deleted by',
    value: ({ id }) => deletedBy.get(id) ?? '',
    cell: ({ id }) => <span className="whitespace-nowrap text-muted">{deletedBy.get(id)}</span>,
  },
  {
    id: 'left',
    label: 'Time left',
    isFigure: true,
    value: (thing) => daysLeft(thing, Date.now()),
    cell: (thing) => (
      <span className="inline-block min-w-20">
        <DaysLeft thing={thing} />
      </span>
    ),
  },
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
