import type { ReactNode } from 'react';
import type { AdminAiToolCard } from '#shared/ai-tools/ai-tool.ts';
import { pricingModelLabels } from '#shared/ai-tools/choices.ts';
import { formatCount, formatDate } from '#shared/kernel/format.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { Status, type StatusProps } from '#web/components/ui/feedback/status.tsx';
import { statusLabels } from './tool-labels.ts';

interface Shown {
  readonly tool: AdminAiToolCard;
}

/** Characters of a description in the list. */
const snippetLength = 60;

export const snippetOf = (text: string): string =>
  text.length > snippetLength ? `${text.slice(0, snippetLength).trimEnd()}…` : text;

const looks: Readonly<Record<AdminAiToolCard['status'], StatusProps['look']>> = {
  ...{ draft: 'draft', published: 'published', archived: 'archived', trash: 'failed' },
};

export const ToolStatus = ({ tool: { status } }: Shown) => <Status look={looks[status]}>{statusLabels[status]}</Status>;

export const statsOf = ({ view_count, click_count }: AdminAiToolCard): string =>
  `${formatCount(view_count)} / ${formatCount(click_count)}`;

/** The columns of the tools; the page brings the actions. */
export const toolColumns = (acts: (tool: AdminAiToolCard) => ReactNode): readonly ListColumn<AdminAiToolCard>[] => [
  {
    id: 'tool',
    label: 'Tool',
    isFixed: true,
    value: ({ name }) => name,
    cell: ({ name, description }) => (
      <div className="max-w-80 min-w-44">
        <p className="truncate font-strong">{name}</p>
        <p className="text-12 text-muted">{snippetOf(description)}</p>
      </div>
    ),
  },
  {
    id: 'category',
    label: 'Category',
    value: ({ category }) => category,
    cell: ({ category }) => <span className="block min-w-28 text-muted">{category}</span>,
  },
  {
    id: 'pricing',
    label: 'Pricing',
    value: ({ pricing_model }) => pricingModelLabels[pricing_model],
    cell: ({ pricing_model }) => <span className="text-muted">{pricingModelLabels[pricing_model]}</span>,
  },
  {
    id: 'status',
    label: 'Status',
    value: ({ status }) => statusLabels[status],
    cell: (tool) => <ToolStatus tool={tool} />,
  },
  {
    id: 'stats',
    label: 'Stats (views/clicks)',
    isFigure: true,
    value: statsOf,
    cell: (tool) => <span className="whitespace-nowrap">{statsOf(tool)}</span>,
  },
  {
    id: 'updated',
    label: 'Updated',
    isExtra: true,
    value: ({ updated_at }) => updated_at,
    cell: ({ updated_at }) => <span className="whitespace-nowrap text-muted">{formatDate(updated_at)}</span>,
  },
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
