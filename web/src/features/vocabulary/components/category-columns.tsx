import type { ReactNode } from 'react';
import type { AdminCategory } from '#shared/vocabulary/category.ts';
import { categoryKindLabels } from '#shared/vocabulary/choices.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { classNames } from '#web/lib/class-names.ts';
import { CategoryUses } from './category-uses.tsx';
import { ColorDot } from './color-dot.tsx';
import { descriptionColumn, statusColumn, usesColumn } from './term-columns.tsx';

const Name = ({ category: { name, color, parent, is_fixed } }: { readonly category: AdminCategory }) => (
  <div className={classNames('min-w-36', parent && 'pl-6')}>
    <p className="flex items-center gap-2 font-strong">
      <ColorDot color={color} />
      {name}
    </p>
    {(parent || is_fixed) && <p className="pl-5 text-12 text-muted">{parent ? `Below ${parent}` : 'Built in'}</p>}
  </div>
);

/** The columns of the categories; the page brings the actions. */
export const categoryColumns = (acts: (category: AdminCategory) => ReactNode): readonly ListColumn<AdminCategory>[] => [
  {
    id: 'name',
    label: 'Name',
    isFixed: true,
    value: ({ name }) => name,
    cell: (category) => <Name category={category} />,
  },
  {
    id: 'kind',
    label: 'Kind',
    value: ({ kind }) => categoryKindLabels[kind],
    cell: ({ kind }) => <span className="whitespace-nowrap text-muted">{categoryKindLabels[kind]}</span>,
  },
  {
    id: 'parent',
    label: 'Below',
    value: ({ parent }) => parent,
    cell: ({ parent }) => <span className="text-muted">{parent}</span>,
  },
  descriptionColumn,
  statusColumn,
  { ...usesColumn, cell: (category) => <CategoryUses category={category} isFigure /> },
  {
    id: 'color',
    label: 'Color',
    value: ({ color }) => color,
    cell: ({ color }) => <span className="font-mono">{color}</span>,
  },
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
