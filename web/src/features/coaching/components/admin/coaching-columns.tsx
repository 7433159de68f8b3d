import type { ReactNode } from 'react';
import type { AdminCoachingPackage } from '#shared/coaching/coaching-package.ts';
import { formatCount, formatDate, formatPrice } from '#shared/kernel/format.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';

const text = (id: 'level' | 'category' | 'duration', label: string): ListColumn<AdminCoachingPackage> => ({
  id,
  label,
  value: (item) => item[id],
  cell: (item) => <span className="text-muted">{item[id]}</span>,
});
const figure = (id: 'sessions' | 'max_participants', label: string): ListColumn<AdminCoachingPackage> => ({
  id,
  label,
  isFigure: true,
  value: (item) => item[id],
  cell: (item) => formatCount(item[id]),
});

/** The columns of the packages; the page brings the actions. */
export const coachingColumns = (
  acts: (item: AdminCoachingPackage) => ReactNode,
): readonly ListColumn<AdminCoachingPackage>[] => [
  {
    id: 'title',
    label: 'Title',
    isFixed: true,
    value: ({ title }) => title,
    cell: ({ title }) => <span className="line-clamp-2 max-w-80 min-w-44 font-strong">{title}</span>,
  },
  text('level', 'Level'),
  text('category', 'Category'),
  text('duration', 'Duration'),
  figure('sessions', 'Sessions'),
  figure('max_participants', 'Participants'),
  {
    id: 'price',
    label: 'Price',
    isFigure: true,
    value: ({ price }) => price,
    cell: ({ price }) => formatPrice(price),
  },
  {
    id: 'updated',
    label: 'Updated',
    value: ({ updated_at }) => updated_at,
    cell: ({ updated_at }) => <span className="whitespace-nowrap text-muted">{formatDate(updated_at)}</span>,
  },
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
