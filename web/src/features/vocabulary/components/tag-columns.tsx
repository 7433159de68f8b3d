import type { ReactNode } from 'react';
import type { AdminTag } from '#shared/vocabulary/tag.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { ColorDot } from './color-dot.tsx';
import { descriptionColumn, statusColumn, usesColumn } from './term-columns.tsx';

/** The columns of the tags; the page brings the actions. */
export const tagColumns = (acts: (tag: AdminTag) => ReactNode): readonly ListColumn<AdminTag>[] => [
  {
    id: 'name',
    label: 'Name',
    isFixed: true,
    value: ({ name }) => name,
    cell: ({ name, color }) => (
      <span className="flex items-center gap-2 font-strong">
        <ColorDot color={color} />
        {name}
      </span>
    ),
  },
  {
    id: 'category',
    label: 'Category',
    value: ({ category }) => category,
    cell: ({ category }) => <span className="text-muted">{category}</span>,
  },
  descriptionColumn,
  statusColumn,
  usesColumn,
  {
    id: 'color',
    label: 'Color',
    value: ({ color }) => color,
    cell: ({ color }) => <span className="font-mono">{color}</span>,
  },
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
