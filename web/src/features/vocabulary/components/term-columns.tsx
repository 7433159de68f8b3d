import { formatCount } from '#shared/kernel/format.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { ActiveStatus } from './active-status.tsx';

/** What the columns of tags and of categories have in common. */
interface ListedTerm {
  readonly id: string;
  readonly description: string;
  readonly active: boolean;
  readonly usage_count: number;
}

export const descriptionColumn: ListColumn<ListedTerm> = {
  id: 'description',
  label: 'Description',
  value: ({ description }) => description,
  cell: ({ description }) => <span className="line-clamp-2 max-w-80 min-w-44 text-muted">{description}</span>,
};

export const statusColumn: ListColumn<ListedTerm> = {
  id: 'active',
  label: 'Status',
  value: ({ active }) => (active ? 'Active' : 'Inactive'),
  cell: ({ active }) => <ActiveStatus active={active} />,
};

export const usesColumn: ListColumn<ListedTerm> = {
  id: 'usage_count',
  label: 'Used by',
  isFigure: true,
  value: ({ usage_count }) => usage_count,
  cell: ({ usage_count }) => formatCount(usage_count),
};
