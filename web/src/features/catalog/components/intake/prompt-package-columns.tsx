import type { ReactNode } from 'react';
import type { PromptPackage } from '#shared/catalog/intake/prompt-package.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { createdColumn, priceColumn, titleColumn } from './content-columns.tsx';
import { PackageStatus } from './package-status.tsx';
import { promptCount } from './prompt-package-card.tsx';

/** The columns of the packages; the page brings the actions. */
export const promptPackageColumns = (
  acts: (item: PromptPackage) => ReactNode,
): readonly ListColumn<PromptPackage>[] => [
  titleColumn,
  {
    id: 'status',
    label: 'Status',
    value: ({ upload_status, status }) => (upload_status === 'completed' ? status : upload_status),
    cell: (item) => <PackageStatus item={item} />,
  },
  {
    id: 'category',
    label: 'Category',
    value: ({ category }) => category,
    cell: ({ category }) => <span className="text-muted">{category}</span>,
  },
  {
    id: 'prompt_count',
    label: 'Prompts',
    isFigure: true,
    value: (item) => item.prompt_count ?? '',
    cell: promptCount,
  },
  {
    id: 'tags',
    label: 'Tags',
    value: ({ tags }) => tags,
    cell: ({ tags }) => <span className="line-clamp-2 font-mono text-12 text-muted">{tags}</span>,
  },
  priceColumn,
  createdColumn,
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
