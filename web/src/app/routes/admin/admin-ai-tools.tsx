import { Plus } from 'lucide-react';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { statusLabels } from '#web/features/ai-tools/components/admin/tool-labels.ts';
import { ToolList } from '#web/features/ai-tools/components/admin/tool-list.tsx';
import { ToolSummary } from '#web/features/ai-tools/components/admin/tool-summary.tsx';
import { apiPage } from '#web/lib/api/api.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { useAdding } from '#web/lib/list/use-adding.ts';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { useCategoryFilter } from '#web/lib/vocabulary/use-vocabulary.ts';

const statuses = ['draft', 'published', 'archived', 'trash'] as const;
const statusOptions = [
  { value: '', label: 'All statuses' },
  ...statuses.map((value) => ({ value, label: statusLabels[value] })),
];

/** AI tools management. */
export function AdminAiToolsPage() {
  useTitle('AI tools management');
  const adding = useAdding();
  const { search, typed, value, chosen, set, trail } = useListFilters();
  const status = chosen('status', statuses);
  const category = value('category');
  const categories = useCategoryFilter('tool', category);
  const filters = { status, category: category || undefined, search: typed };
  const query = { limit: 24, cursor: trail.cursor, ...filters };
  const page = useApiPage('GET /admin/ai-tools', { query }, { keepPreviousData: true });
  const isFiltered = search !== '' || status !== undefined || category !== '';
  return (
    <AdminFrame title="AI tools">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
        <h1 className="text-28!">AI tools management</h1>
        <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={adding.open}>
          Add tool
        </Button>
      </div>
      <ToolSummary />
      <search className="my-5 grid grid-cols-2 gap-3 lg:grid-cols-[1fr_200px_200px]">
        <SearchBox
          label="Search tools"
          placeholder="Name, description, tag or category"
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
          options={statusOptions}
          value={status ?? ''}
          onChange={(event) => set('status', event.target.value)}
        />
      </search>
      <ToolList
        filter={filters}
        page={page}
        trail={trail}
        isTrash={status === 'trash'}
        isAdding={adding.isAdding}
        onAdded={adding.close}
        empty={
          <EmptyState title={isFiltered ? 'No tool matches' : 'No AI tools yet'}>
            {isFiltered
              ? 'Try another word, or all categories and statuses.'
              : 'What you publish appears in the directory.'}
          </EmptyState>
        }
        loadPage={(cursor) => apiPage('GET /admin/ai-tools', { query: { ...filters, limit: 100, cursor } })}
      />
    </AdminFrame>
  );
}
