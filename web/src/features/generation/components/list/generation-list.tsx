import type { Generation } from '#shared/generation/generation.ts';
import { sectionsText } from '#shared/generation/generation-columns.ts';
import { formatCount, formatDateTime } from '#shared/kernel/format.ts';
import { ItemList, type ItemListProps } from '#web/components/list/item-list.tsx';
import { FrameworkTick } from '#web/components/ui/framework-tick.tsx';
import { formatCost } from '../../api/generation-words.ts';
import { GenerationStatus } from '../generation-status.tsx';
import { GenerationLink, generationColumns } from './generation-columns.tsx';

/** What is known of its text so far. */
const writtenText = (generation: Generation): string =>
  [
    generation.sections_total !== null && `${sectionsText(generation)} sections`,
    `${formatCount(generation.words)} words`,
    formatCost(generation.cost),
  ]
    .filter(Boolean)
    .join(' · ');

const GenerationCard = ({ generation }: { readonly generation: Generation }) => (
  <div className="h-full rounded-card border border-line bg-surface px-4 py-3.5">
    <div className="flex items-center justify-between gap-3">
      <GenerationStatus status={generation.status} />
      <FrameworkTick framework={generation.regulatory_source} />
    </div>
    <p className="mt-2">
      <GenerationLink generation={generation} />
    </p>
    <p className="mt-1 text-muted">{writtenText(generation)}</p>
    {generation.error && <p className="mt-1 line-clamp-2 text-danger">{generation.error}</p>}
    <p className="mt-2 text-12 text-muted">
      <bdi>{generation.by}</bdi>, {formatDateTime(generation.created_at)}
    </p>
  </div>
);

export type GenerationListProps = Pick<ItemListProps<Generation>, 'page' | 'trail' | 'empty' | 'loadPage'>;

/** The generations of the last 90 days, newest first. */
export const GenerationList = (props: GenerationListProps) => (
  <ItemList
    {...props}
    noun="generations"
    failedTitle="Failed to fetch generations"
    columns={generationColumns}
    usual="table"
    cardsClassName="grid gap-3 lg:grid-cols-2"
    card={(generation) => <GenerationCard generation={generation} />}
  />
);
