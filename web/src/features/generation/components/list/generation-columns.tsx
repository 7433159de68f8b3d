import type { Generation } from '#shared/generation/generation.ts';
import {
  generationName,
  generationStepLabels,
  generationTexts,
  sectionsText,
} from '#shared/generation/generation-columns.ts';
import { formatCount, formatDateTime } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { FrameworkTick } from '#web/components/ui/framework-tick.tsx';
import { useFromList } from '#web/lib/list/back-to-list.ts';
import { formatCost } from '../../api/generation-words.ts';
import { GenerationStatus } from '../generation-status.tsx';

/** The book that is written, leading to the page of the generation. */
export const GenerationLink = ({ generation }: { readonly generation: Generation }) => (
  <TextLink
    to={useFromList()(href('adminGeneration', { id: generation.id }))}
    className="font-strong wrap-anywhere text-ink hover:text-accent"
  >
    {generationName(generation)}
  </TextLink>
);

/** The columns of the generations. */
export const generationColumns: readonly ListColumn<Generation>[] = [
  {
    id: 'title',
    ...generationTexts.title,
    isFixed: true,
    cell: (generation) => (
      <div className="line-clamp-2 max-w-80 min-w-44">
        <GenerationLink generation={generation} />
      </div>
    ),
  },
  { id: 'status', ...generationTexts.status, cell: ({ status }) => <GenerationStatus status={status} /> },
  { id: 'step', ...generationTexts.step, isExtra: true, cell: ({ step }) => generationStepLabels[step] },
  {
    id: 'sections',
    ...generationTexts.sections,
    cell: (generation) => <span className="whitespace-nowrap tabular-nums">{sectionsText(generation)}</span>,
  },
  {
    id: 'framework',
    ...generationTexts.framework,
    cell: ({ regulatory_source }) => <FrameworkTick framework={regulatory_source} />,
  },
  { id: 'words', ...generationTexts.words, isFigure: true, cell: ({ words }) => formatCount(words) },
  { id: 'cost', ...generationTexts.cost, isFigure: true, cell: ({ cost }) => formatCost(cost) },
  { id: 'by', ...generationTexts.by, cell: ({ by }) => <bdi className="block max-w-44 truncate">{by}</bdi> },
  {
    id: 'started',
    ...generationTexts.started,
    cell: ({ created_at }) => <span className="whitespace-nowrap text-muted">{formatDateTime(created_at)}</span>,
  },
];
