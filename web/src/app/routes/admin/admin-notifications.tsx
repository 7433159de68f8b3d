import { Plus } from 'lucide-react';
import { broadcastTypes } from '#shared/notifications/choices.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { typeLabels } from '#web/features/notifications/api/admin/broadcast-words.ts';
import { BroadcastList } from '#web/features/notifications/components/admin/broadcast-list.tsx';
import { BroadcastSummary } from '#web/features/notifications/components/admin/broadcast-summary.tsx';
import { apiPage } from '#web/lib/api/api.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { useAdding } from '#web/lib/list/use-adding.ts';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useTitle } from '#web/lib/use-title.ts';

const types = [
  { value: '', label: 'All types' },
  ...broadcastTypes.map((value) => ({ value, label: typeLabels[value] })),
];

/** Notifications to many readers at once. */
export function AdminNotificationsPage() {
  useTitle('Notifications');
  const adding = useAdding();
  const { search, typed, chosen, set, trail } = useListFilters();
  const type = chosen('type', broadcastTypes);
  const filters = { type, search: typed };
  const query = { limit: 24, cursor: trail.cursor, ...filters };
  const page = useApiPage('GET /admin/notifications', { query }, { keepPreviousData: true });
  const isFiltered = search !== '' || type !== undefined;
  return (
    <AdminFrame title="Notifications">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
        <h1 className="text-28!">Notifications</h1>
        <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={adding.open}>
          Add notification
        </Button>
      </div>
      <BroadcastSummary />
      <search className="my-5 grid grid-cols-[1fr_132px] gap-3 sm:grid-cols-[1fr_200px]">
        <SearchBox
          label="Search notifications"
          placeholder="Title, message or code"
          hotkey
          value={search}
          onChange={(event) => set('search', event.target.value)}
        />
        <Select
          isLabelHidden
          label="Type"
          options={types}
          value={type ?? ''}
          onChange={(event) => set('type', event.target.value)}
        />
      </search>
      <BroadcastList
        filter={filters}
        page={page}
        trail={trail}
        isAdding={adding.isAdding}
        onAdded={adding.close}
        empty={
          <EmptyState title={isFiltered ? 'No notification matches' : 'No notifications yet'}>
            {isFiltered ? 'Try another word, or all types.' : 'Tell your readers what is new, or give them a code.'}
          </EmptyState>
        }
        loadPage={(cursor) => apiPage('GET /admin/notifications', { query: { ...filters, limit: 100, cursor } })}
      />
    </AdminFrame>
  );
}
