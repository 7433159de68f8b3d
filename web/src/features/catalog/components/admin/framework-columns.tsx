import type { ReactNode } from 'react';
import type { AdminFramework } from '#shared/catalog/framework.ts';
import { formatCount } from '#shared/kernel/format.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';

const text = (id: 'category' | 'version' | 'tags', label: string): ListColumn<AdminFramework> => ({
  id,
  label,
  value: (framework) => framework[id],
  cell: (framework) => <span className="text-muted">{framework[id]}</span>,
});

/** The columns of the frameworks; the page brings the actions. */
export const frameworkColumns = (
  acts: (framework: AdminFramework) => ReactNode,
): readonly ListColumn<AdminFramework>[] => [
  {
    id: 'name',
    label: 'Name',
    isFixed: true,
    value: ({ name }) => name,
    cell: ({ name }) => <span className="font-strong">{name}</span>,
  },
  text('category', 'Category'),
  text('version', 'Version'),
  {
    id: 'description',
    label: 'Description',
    value: ({ description }) => description,
    cell: ({ description }) => <span className="line-clamp-2 max-w-80 min-w-44 text-muted">{description}</span>,
  },
  text('tags', 'Tags'),
  { id: 'url', label: 'URL', value: ({ url }) => url, cell: ({ url }) => <span className="text-muted">{url}</span> },
  {
    id: 'usage_count',
    label: 'Ebooks',
    isFigure: true,
    value: ({ usage_count }) => usage_count,
    cell: ({ usage_count }) => formatCount(usage_count),
  },
  {
    id: 'acts',
    label: 'Actions',
    isFixed: true,
    cell: acts,
  },
];
