import { useState } from 'react';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { FailedState } from '#web/components/ui/failed-state.tsx';
import { isFirstPage } from '#web/lib/first-page.ts';
import { activeFilters, type EbookFilters } from '../../api/ebook-filters.ts';
import { EbookGrid, type EbookGridProps } from './ebook-grid.tsx';
import { EbookGridSkeleton } from './ebook-grid-skeleton.tsx';

export interface ResultsProps extends Pick<EbookGridProps, 'isUpdating'> {
  readonly ebooks: readonly EbookCard[] | undefined;
  readonly error: unknown;
  readonly filters: EbookFilters;
  readonly onRetry: () => unknown;
  readonly onClear: () => void;
}

/** The ebooks that match, or why there are none. */
export function Results(props: ResultsProps & Omit<EbookGridProps, 'ebooks' | 'isLate'>) {
  const { ebooks, error, filters, onRetry, onClear, ...grid } = props;
  // On the way back they are there with the page: all of them, or there would be nowhere to scroll to.
  const [isLate] = useState(() => ebooks === undefined || isFirstPage());
  if (error && (!ebooks || grid.isUpdating))
    return <FailedState heading="h3" title="Ebooks could not be loaded" error={error} onRetry={onRetry} />;
  if (!ebooks) return <EbookGridSkeleton />;
  if (ebooks.length > 0) return <EbookGrid ebooks={ebooks} isLate={isLate} {...grid} />;
  const active = activeFilters(filters);
  if (active.length === 0)
    return (
      <EmptyState heading="h3" title="No ebooks available yet">
        The first ones are on their way. Please come back soon.
      </EmptyState>
    );
  return (
    <EmptyState
      heading="h3"
      title="No ebooks match your search"
      action={<Button onClick={onClear}>Clear Filters</Button>}
    >
      Nothing fits {active.map(({ label }) => label).join(', ')}. Try fewer filters or another word.
    </EmptyState>
  );
}
