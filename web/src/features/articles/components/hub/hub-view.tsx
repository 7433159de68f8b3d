import { useCallback } from 'react';
import { postTypeLabels, postTypes } from '#shared/articles/choices.ts';
import { formatCount, formatItems } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { useSession } from '#web/lib/session/session.tsx';
import type { ArticleFilters } from '../../api/article-filters.ts';
import { filterWords } from '../../api/article-filters.ts';
import { useArticleCategories, useArticles } from '../../api/articles.ts';
import { HubResults } from './hub-results.tsx';
import { HubSearch } from './hub-search.tsx';
import { type UseFilters, useFilters } from './use-filters.ts';

const types = [
  { value: '', label: 'All types' },
  ...postTypes.map((value) => ({ value, label: postTypeLabels[value] })),
];

/** Content Type and Category. The category in the address is an option even before the list is loaded. */
function HubFilters({ filters, change }: Pick<UseFilters, 'filters' | 'change'>) {
  const known = useArticleCategories();
  const categories = [...new Set([...known, filters.category])].filter(Boolean);
  return (
    <>
      <Select
        label="Content Type"
        options={types}
        value={filters.type}
        onChange={(event) => change({ type: event.target.value as ArticleFilters['type'] })}
      />
      <Select
        label="Category"
        options={[{ value: '', label: 'All categories' }, ...categories.map((value) => ({ value, label: value }))]}
        value={filters.category}
        onChange={(event) => change({ category: event.target.value })}
      />
    </>
  );
}

/** How many match, and how many of them are shown if not all. Announced when it changes. */
const Count = ({ shown, total = 0 }: { readonly shown: number | undefined; readonly total: number | undefined }) => (
  <p role="status" className="flex min-h-10 items-center text-14">
    {shown !== undefined &&
      (total > shown ? `Showing ${formatCount(shown)} of ${formatCount(total)}` : formatItems(shown, 'article'))}
  </p>
);

/** Search, filters and the cards of the articles. */
export function HubView() {
  const { filters, change, clear } = useFilters();
  const { page, error, isUpdating, retry } = useArticles(filters);
  const { may } = useSession();
  const search = useCallback((text: string) => change({ search: text }, false), [change]);
  return (
    <div className="wrap-page pt-5 sm:pt-9">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1>Knowledge Hub</h1>
          <p className="mt-2 max-w-[58ch] text-muted">
            Articles, guides, case studies and resources for people who run security and compliance programs.
          </p>
        </div>
        {may('admin:content') && <ButtonLink to={href('adminDashboard')}>Admin</ButtonLink>}
      </header>
      <div className="shelf-edge mt-6 grid items-end gap-x-4 gap-y-3 pt-4 grid-cols-2 lg:grid-cols-[minmax(0,1fr)_220px_240px]">
        <div className="col-span-2 lg:col-span-1">
          <HubSearch value={filters.search} onSearch={search} />
        </div>
        <HubFilters filters={filters} change={change} />
      </div>
      <section aria-labelledby="results" className="mt-3">
        <h2 id="results" className="sr-only">
          Articles
        </h2>
        <div className="mb-4 flex items-center gap-3">
          <Count shown={page?.items.length} total={page?.total} />
          {filterWords(filters).length > 0 && (
            <Button variant="quiet" className="ml-auto max-sm:px-2" onClick={clear}>
              Clear Filters
            </Button>
          )}
        </div>
        <HubResults
          articles={page?.items}
          error={error}
          isUpdating={isUpdating}
          filters={filters}
          onRetry={retry}
          onClear={clear}
        />
      </section>
    </div>
  );
}
