import type { AiToolCard } from '#shared/ai-tools/ai-tool.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { FailedState } from '#web/components/ui/failed-state.tsx';
import { isNarrowed, type ToolFilters } from '../api/tool-filters.ts';
import { ToolCard } from './tool-card.tsx';
import { gridClasses, ToolGridSkeleton } from './tool-grid-skeleton.tsx';

export interface ToolResultsProps {
  readonly tools: readonly AiToolCard[] | undefined;
  readonly error: unknown;
  readonly isUpdating: boolean;
  readonly filters: ToolFilters;
  readonly onRetry: () => unknown;
  readonly onClear: () => void;
}

/** The tools that match, or why there are none. */
export function ToolResults({ tools, error, isUpdating, filters, onRetry, onClear }: ToolResultsProps) {
  if (error && (!tools || isUpdating))
    return <FailedState heading="h3" title="Failed to load AI tools" error={error} onRetry={onRetry} />;
  if (!tools) return <ToolGridSkeleton />;
  if (tools.length > 0)
    return (
      <ul
        className={`${gridClasses} transition-opacity ${isUpdating ? 'opacity-55' : ''}`}
        aria-busy={isUpdating || undefined}
      >
        {tools.map((tool) => (
          <ToolCard key={tool.id} tool={tool} />
        ))}
      </ul>
    );
  if (!isNarrowed(filters))
    return (
      <EmptyState heading="h3" title="No AI Tools Found">
        Check back soon for cutting-edge AI tools.
      </EmptyState>
    );
  return (
    <EmptyState heading="h3" title="No AI Tools Found" action={<Button onClick={onClear}>Clear Filters</Button>}>
      Try adjusting your search or filters.
    </EmptyState>
  );
}
