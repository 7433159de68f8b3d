import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { EbookList } from '#web/features/catalog/components/admin/ebook-list.tsx';
import { EbookSummary } from '#web/features/catalog/components/admin/ebook-summary.tsx';
import { UnpublishAll } from '#web/features/catalog/components/admin/unpublish-all.tsx';
import { api, apiPage } from '#web/lib/api/api.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { useCategoryFilter } from '#web/lib/vocabulary/use-vocabulary.ts';

const statuses = [
  { value: '', label: 'All statuses' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
];
const pageSize = 24;

/** Ebook management. */
export function AdminEbooksPage() {
  useTitle('Ebook management');
  const { search, typed, value, chosen, set, trail } = useListFilters();
  const status = chosen('status', ['published', 'draft']);
  const category = value('category');
  const categories = useCategoryFilter('ebook', category);
  const filter = { status, category: category || undefined, search: typed };
  const query = { limit: pageSize, cursor: trail.cursor, ...filter };
  const isFiltered = search !== '' || status !== undefined || category !== '';
  const page = useApiPage('GET /admin/ebooks', { query }, { keepPreviousData: true });
  return (
    <AdminFrame title="Ebooks">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
        <h1 className="text-28!">Ebook management</h1>
        <UnpublishAll />
      </div>
      <EbookSummary />
      <search className="my-5 grid grid-cols-2 gap-3 lg:grid-cols-[1fr_200px_200px]">
        <SearchBox
          label="Search ebooks"
          placeholder="Search title, framework or tag"
          hotkey
          value={search}
          onChange={(event) => set('search', event.target.value)}
          className="max-lg:col-span-2"
        />
        <Select
          isLabelHidden
          label="Category"
          options={categories}
          value={category}
          onChange={(event) => set('category', event.target.value)}
        />
        <Select
          isLabelHidden
          label="Status"
          options={statuses}
          value={status ?? ''}
          onChange={(event) => set('status', event.target.value)}
        />
      </search>
      <EbookList
        page={page}
        trail={trail}
        filter={filter}
        empty={
          <EmptyState title={isFiltered ? 'No ebook matches' : 'No ebooks yet'}>
            {isFiltered
              ? 'Try another word, or all categories and statuses.'
              : 'What is added to the library appears here.'}
          </EmptyState>
        }
        loadPage={(cursor) => apiPage('GET /admin/ebooks', { query: { ...query, limit: 100, cursor } })}
        startExport={() => api('POST /admin/ebooks/export', { body: { status, search: typed } })}
      />
    </AdminFrame>
  );
}
