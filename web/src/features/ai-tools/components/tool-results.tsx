import type { AiToolCard } from '#shared/ai-tools/ai-tool.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { FoundList, type FoundListProps } from '#web/components/ui/found-list.tsx';
import { isNarrowed, type ToolFilters } from '../api/tool-filters.ts';
import { ToolCard } from './tool-card.tsx';
import { gridClasses, ToolGridSkeleton } from './tool-grid-skeleton.tsx';

/** Two rows where there is room. */
const firstCards = 6;

export interface ToolResultsProps extends Pick<FoundListProps<AiToolCard>, 'error' | 'isUpdating' | 'onRetry'> {
  readonly tools: readonly AiToolCard[] | undefined;
  readonly filters: ToolFilters;
  readonly onClear: () => void;
}

/** The tools that match, or why there are none. */
export const ToolResults = ({ tools, filters, onClear, ...state }: ToolResultsProps) => (
  <FoundList
    {...state}
    items={tools}
    failed="Failed to load AI tools"
    first={firstCards}
    className={`${gridClasses} *:nth-[n+4]:below-250`}
    card={(tool) => <ToolCard key={tool.id} tool={tool} />}
    skeleton={<ToolGridSkeleton />}
    empty={
      isNarrowed(filters) ? (
        <EmptyState heading="h3" title="No AI Tools Found" action={<Button onClick={onClear}>Clear Filters</Button>}>
          Try adjusting your search or filters.
        </EmptyState>
      ) : (
        <EmptyState heading="h3" title="No AI Tools Found">
          Check back soon for cutting-edge AI tools.
        </EmptyState>
      )
    }
  />
);
