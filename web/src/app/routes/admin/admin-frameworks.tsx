import { Plus } from 'lucide-react';
import { frameworkCategories } from '#shared/vocabulary/frameworks.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { FrameworkList } from '#web/features/catalog/components/admin/framework-list.tsx';
import { FrameworkSummary } from '#web/features/catalog/components/admin/framework-summary.tsx';
import { apiPage } from '#web/lib/api/api.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { useAdding } from '#web/lib/list/use-adding.ts';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useTitle } from '#web/lib/use-title.ts';

const categories = [
  { value: '', label: 'All categories' },
  ...frameworkCategories.map((value) => ({ value, label: value })),
];

/** Frameworks and laws that ebooks are about. */
export function AdminFrameworksPage() {
  useTitle('Frameworks');
  const adding = useAdding();
  const { search, typed, chosen, set, trail } = useListFilters();
  const category = chosen('category', frameworkCategories);
  const filters = { category, search: typed };
  const query = { limit: 24, cursor: trail.cursor, ...filters };
  const page = useApiPage('GET /admin/frameworks', { query }, { keepPreviousData: true });
  const isFiltered = search !== '' || category !== undefined;
  return (
    <AdminFrame title="Frameworks">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
        <h1 className="text-28!">Frameworks</h1>
        <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={adding.open}>
          Add framework
        </Button>
      </div>
      <FrameworkSummary />
      <search className="my-5 grid gap-3 sm:grid-cols-[1fr_200px]">
        <SearchBox
          label="Search frameworks"
          placeholder="Name or category"
          hotkey
          value={search}
          onChange={(event) => set('search', event.target.value)}
        />
        <Select
          isLabelHidden
          label="Category"
          options={categories}
          value={category ?? ''}
          onChange={(event) => set('category', event.target.value)}
        />
      </search>
      <FrameworkList
        filter={filters}
        page={page}
        trail={trail}
        isAdding={adding.isAdding}
        onAdded={adding.close}
        empty={
          <EmptyState title={isFiltered ? 'No framework matches' : 'No frameworks yet'}>
            {isFiltered ? 'Try another word, or all categories.' : 'Add the standards that your ebooks are about.'}
          </EmptyState>
        }
        loadPage={(cursor) => apiPage('GET /admin/frameworks', { query: { ...filters, limit: 100, cursor } })}
      />
    </AdminFrame>
  );
}
