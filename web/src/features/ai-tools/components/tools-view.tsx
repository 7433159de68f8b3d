import { useCallback } from 'react';
import { formatCount, formatItems } from '#shared/kernel/format.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Checkbox } from '#web/components/ui/form/checkbox.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { useAddressFilters } from '#web/lib/list/use-address-filters.ts';
import { useToolCategories, useTools, useToolTotal } from '../api/ai-tools.ts';
import { foundTools, isNarrowed, noFilters, readFilters, type ToolFilters } from '../api/tool-filters.ts';
import { ToolResults } from './tool-results.tsx';
import { ToolSearch } from './tool-search.tsx';

const format = { none: noFilters, read: readFilters };

interface FilterFieldsProps {
  readonly filters: ToolFilters;
  readonly change: (change: Partial<ToolFilters>) => void;
}

/** The category in the address is an option even before the list is loaded. */
function FilterFields({ filters, change }: FilterFieldsProps) {
  const categories = [...new Set([...useToolCategories(), filters.category])].filter(Boolean);
  return (
    <>
      <Select
        label="Category"
        options={[{ value: '', label: 'All categories' }, ...categories.map((value) => ({ value, label: value }))]}
        value={filters.category}
        onChange={(event) => change({ category: event.target.value })}
      />
      <Checkbox
        label="Featured Only"
        className="whitespace-nowrap"
        checked={filters.featured}
        onChange={(event) => change({ featured: event.target.checked })}
      />
    </>
  );
}

interface CountProps {
  /** Both undefined until loaded. */
  readonly shown: number | undefined;
  readonly total: number | undefined;
  /** Whether filters leave out tools. */
  readonly isPart: boolean;
}

function sentenceOf({ shown, total, isPart }: CountProps): string | undefined {
  if (shown === undefined || (isPart && total === undefined)) return undefined;
  return isPart ? `Showing ${formatCount(shown)} of ${formatCount(total ?? shown)}` : formatItems(shown, 'tool');
}

/** How many match. Announced when it changes. */
const Count = (counted: CountProps) => (
  <p role="status" className="flex min-h-10 items-center text-14">
    {sentenceOf(counted)}
  </p>
);

/** Search, filters and the cards of the tools. */
export function ToolsView() {
  const { filters, change, clear } = useAddressFilters(format);
  const { page, error, isUpdating, retry } = useTools(filters);
  const search = useCallback((text: string) => change({ search: text }, false), [change]);
  const tools = page && foundTools(page.items, filters.search);
  const total = useToolTotal(filters, page?.total);
  return (
    <div className="wrap-page pt-5 sm:pt-9">
      <h1>AI Tools Library</h1>
      <p className="mt-2 max-w-[58ch] text-muted">
        Tools for security and compliance work: what they cost and what they are for.
      </p>
      <div className="shelf-edge mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-5 gap-y-3 pt-4 *:first:col-span-2 sm:grid-cols-[minmax(0,1fr)_240px_auto] sm:*:first:col-span-1">
        <ToolSearch value={filters.search} onSearch={search} />
        <FilterFields filters={filters} change={change} />
      </div>
      <section aria-labelledby="results" className="mt-3">
        <h2 id="results" className="sr-only">
          Tools
        </h2>
        <div className="mb-3 flex items-center gap-3">
          <Count shown={tools?.length} total={total} isPart={isNarrowed(filters)} />
          {isNarrowed(filters) && (
            <Button variant="quiet" className="ml-auto max-sm:px-2" onClick={clear}>
              Clear Filters
            </Button>
          )}
        </div>
        <ToolResults {...{ tools, error, isUpdating, filters }} onRetry={retry} onClear={clear} />
      </section>
    </div>
  );
}
