import { type ComponentType, useCallback, useState } from 'react';
import { LateDialog } from '#web/components/ui/late/late-dialog.tsx';
import { lateComponent } from '#web/lib/late.tsx';
import { useTotals } from '../../api/ebook-choices.ts';
import { useMarketplace } from '../../api/marketplace.ts';
import { FilterRail } from './filter-rail.tsx';
import { LiveSearch } from './live-search.tsx';
import type { ResultsProps } from './results.tsx';
import { goToCount, ResultsLine } from './results-line.tsx';
import { useFilters } from './use-filters.ts';

const FilterPanel = lateComponent(async () => (await import('./filter-panel.tsx')).FilterPanel);

const columns = 'md:grid md:grid-cols-[264px_minmax(0,1fr)] md:gap-x-10';

export interface MarketplaceViewProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Renders the ebooks. */
  readonly Results: ComponentType<ResultsProps>;
}

/** Search, filters and cards. */
export function MarketplaceView({ title, subtitle, Results }: MarketplaceViewProps) {
  const filtering = useFilters();
  const { filters, change, clear } = filtering;
  const { page, error, isUpdating, retry } = useMarketplace(filters);
  const totals = useTotals();
  const [panel, setPanel] = useState<'unused' | 'open' | 'closed'>('unused');
  const search = useCallback((text: string) => change({ search: text }, false), [change]);
  const clearAll = () => {
    clear();
    goToCount();
  };
  return (
    <div className="wrap-page pt-5 sm:pt-9">
      <div className={`${columns} items-end max-md:grid max-md:gap-4`}>
        <div>
          <h1>{title}</h1>
          {subtitle && <p className="mt-1.5 text-14 text-muted">{subtitle}</p>}
        </div>
        <LiveSearch value={filters.search} onSearch={search} />
      </div>
      <div className={`${columns} mt-2 items-start md:mt-6`}>
        <FilterRail filters={filters} change={change} />
        <section aria-labelledby="results">
          <h2 id="results" className="sr-only">
            Results
          </h2>
          <ResultsLine
            {...filtering}
            clear={clearAll}
            shown={page?.items.length}
            total={totals?.total ?? page?.total}
            onOpenFilters={() => setPanel('open')}
          />
          <Results
            ebooks={page?.items}
            error={error}
            filters={filters}
            isShopEmpty={totals?.total === 0}
            onRetry={retry}
            onClear={clearAll}
            isUpdating={isUpdating}
          />
        </section>
      </div>
      {panel !== 'unused' && (
        <LateDialog part={FilterPanel} open={panel === 'open'} onClose={() => setPanel('closed')}>
          <FilterPanel
            {...filtering}
            open={panel === 'open'}
            onOpenChange={(open) => setPanel(open ? 'open' : 'closed')}
            matches={isUpdating ? undefined : page?.items.length}
          />
        </LateDialog>
      )}
    </div>
  );
}
