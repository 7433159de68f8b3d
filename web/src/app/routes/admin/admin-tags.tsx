import { Plus } from 'lucide-react';
import { categoryKindLabels, categoryKinds } from '#shared/vocabulary/choices.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { CategoryList } from '#web/features/vocabulary/components/category-list.tsx';
import { TagList } from '#web/features/vocabulary/components/tag-list.tsx';
import { VocabularySummary } from '#web/features/vocabulary/components/vocabulary-summary.tsx';
import { apiPage } from '#web/lib/api/api.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { useAdding } from '#web/lib/list/use-adding.ts';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useTitle } from '#web/lib/use-title.ts';

interface TabProps {
  readonly filters: ReturnType<typeof useListFilters>;
  readonly isAdding: boolean;
  readonly onAdded: () => void;
}

const states = [
  { value: '', label: 'All statuses' },
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
];
const kinds = [
  { value: '', label: 'All kinds' },
  ...categoryKinds.map((value) => ({ value, label: categoryKindLabels[value] })),
];

const activeOf = ({ chosen }: TabProps['filters']) => chosen('active', ['true', 'false']);

const StateFilter = ({ filters }: Pick<TabProps, 'filters'>) => (
  <Select
    isLabelHidden
    label="Status"
    options={states}
    value={activeOf(filters) ?? ''}
    onChange={({ target }) => filters.set('active', target.value)}
  />
);

function TagsTab({ filters, ...adding }: TabProps) {
  const { search, typed, trail } = filters;
  const found = { active: activeOf(filters), search: typed };
  const query = { limit: 24, cursor: trail.cursor, ...found };
  const page = useApiPage('GET /admin/tags', { query }, { keepPreviousData: true });
  const isFiltered = search !== '' || found.active !== undefined;
  return (
    <>
      <search className="mb-2 grid grid-cols-2 gap-3 sm:grid-cols-[200px]">
        <StateFilter filters={filters} />
      </search>
      <TagList
        {...adding}
        page={page}
        trail={trail}
        empty={
          <EmptyState title={isFiltered ? 'No tag matches' : 'No tags yet'}>
            {isFiltered ? 'Try another word, or every status.' : 'A tag that is typed into a form appears here too.'}
          </EmptyState>
        }
        loadPage={(cursor) => apiPage('GET /admin/tags', { query: { ...found, limit: 100, cursor } })}
      />
    </>
  );
}

function CategoriesTab({ filters, ...adding }: TabProps) {
  const { search, typed, trail, chosen, set } = filters;
  const kind = chosen('kind', categoryKinds);
  const found = { kind, active: activeOf(filters), search: typed };
  const query = { limit: 100, cursor: trail.cursor, ...found };
  const page = useApiPage('GET /admin/categories', { query }, { keepPreviousData: true });
  const isFiltered = search !== '' || kind !== undefined || found.active !== undefined;
  return (
    <>
      <search className="mb-2 grid grid-cols-2 gap-3 sm:grid-cols-[200px_200px]">
        <Select
          isLabelHidden
          label="Kind"
          options={kinds}
          value={kind ?? ''}
          onChange={({ target }) => set('kind', target.value)}
        />
        <StateFilter filters={filters} />
      </search>
      <CategoryList
        {...adding}
        page={page}
        trail={trail}
        empty={
          <EmptyState title={isFiltered ? 'No category matches' : 'No categories yet'}>
            {isFiltered
              ? 'Try another word, or every kind.'
              : 'Add what your ebooks, articles and tools are sorted by.'}
          </EmptyState>
        }
        loadPage={(cursor) => apiPage('GET /admin/categories', { query: { ...found, limit: 100, cursor } })}
      />
    </>
  );
}

/** The vocabulary: tags, and categories by what they sort. */
export function AdminTagsPage() {
  useTitle('Tags and categories');
  const adding = useAdding();
  const filters = useListFilters();
  const tab = filters.chosen('tab', ['categories']) ?? 'tags';
  const props = { filters, isAdding: adding.isAdding, onAdded: adding.close };
  return (
    <AdminFrame title="Tags and categories">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
        <h1 className="text-28!">Tags and categories</h1>
        <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={adding.open}>
          {tab === 'tags' ? 'Add tag' : 'Add category'}
        </Button>
      </div>
      <VocabularySummary />
      <div className="mt-5">
        <Tabs
          label="Tags and categories"
          value={tab}
          onChange={(value) => filters.set('tab', value === 'categories' ? value : '')}
          aside={
            <SearchBox
              label="Search by name"
              placeholder="Name"
              hotkey
              value={filters.search}
              onChange={(event) => filters.set('search', event.target.value)}
            />
          }
          tabs={[
            { value: 'tags', label: 'Tags', content: <TagsTab {...props} /> },
            { value: 'categories', label: 'Categories', content: <CategoriesTab {...props} /> },
          ]}
        />
      </div>
    </AdminFrame>
  );
}
