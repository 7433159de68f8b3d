import { Plus } from 'lucide-react';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { CoachingList } from '#web/features/coaching/components/admin/coaching-list.tsx';
import { CoachingSummary } from '#web/features/coaching/components/admin/coaching-summary.tsx';
import { apiPage } from '#web/lib/api/api.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { useAdding } from '#web/lib/list/use-adding.ts';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useTitle } from '#web/lib/use-title.ts';

const places = [
  { value: '', label: 'All packages' },
  { value: 'trash', label: 'Trash' },
];

/** Advisory packages. */
export function AdminCoachingPage() {
  useTitle('Coaching packages');
  const adding = useAdding();
  const { search, typed, chosen, set, trail } = useListFilters();
  const status = chosen('status', ['trash']);
  const filters = { status, search: typed };
  const query = { limit: 24, cursor: trail.cursor, ...filters };
  const page = useApiPage('GET /admin/coaching-packages', { query }, { keepPreviousData: true });
  return (
    <AdminFrame title="Coaching">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
        <h1 className="text-28!">Coaching packages</h1>
        <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={adding.open}>
          Add package
        </Button>
      </div>
      <CoachingSummary />
      <search className="my-5 grid grid-cols-[1fr_148px] gap-3 sm:grid-cols-[1fr_200px]">
        <SearchBox
          label="Search packages"
          placeholder="Title, category or level"
          hotkey
          value={search}
          onChange={(event) => set('search', event.target.value)}
        />
        <Select
          isLabelHidden
          label="Show"
          options={places}
          value={status ?? ''}
          onChange={(event) => set('status', event.target.value)}
        />
      </search>
      <CoachingList
        filter={filters}
        page={page}
        trail={trail}
        isTrash={status === 'trash'}
        isAdding={adding.isAdding}
        onAdded={adding.close}
        empty={
          <EmptyState title={emptyTitle(status, search)}>
            {search ? 'Try another word.' : 'What you add is offered on the Coaching page at once.'}
          </EmptyState>
        }
        loadPage={(cursor) => apiPage('GET /admin/coaching-packages', { query: { ...filters, limit: 100, cursor } })}
      />
    </AdminFrame>
  );
}

function emptyTitle(status: 'trash' | undefined, search: string): string {
  if (search) return 'No package matches';
  return status ? 'The trash is empty' : 'No packages yet';
}
