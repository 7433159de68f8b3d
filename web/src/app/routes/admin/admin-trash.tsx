import { trashDays } from '#shared/kernel/trash.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { loadTrash, useTrash } from '#web/features/trash/api/trash.ts';
import { kindLabels, trashKinds } from '#web/features/trash/api/trashed-thing.ts';
import { TrashList } from '#web/features/trash/components/trash-list.tsx';
import { TrashSummary } from '#web/features/trash/components/trash-summary.tsx';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useTitle } from '#web/lib/use-title.ts';

const choices = [
  { value: '', label: 'All kinds' },
  ...trashKinds.map((kind) => ({ value: kind, label: kindLabels[kind].many })),
];

/** What was deleted in the last 30 days, of every kind. */
export function AdminTrashPage() {
  useTitle('Trash');
  const { chosen, set, trail } = useListFilters();
  const kind = chosen('kind', trashKinds);
  const { byKind, page } = useTrash(kind, trail.cursor);
  const hasMore = !kind && Object.values(byKind).some(({ data }) => data?.next);
  return (
    <AdminFrame title="Trash">
      <div className="flex flex-wrap items-end justify-between gap-3 pb-5">
        <div>
          <h1 className="text-28!">Trash</h1>
          <p className="mt-1 text-muted">
            What is deleted can be restored for {trashDays} days. After that it is gone for good.
          </p>
        </div>
        <Select
          isLabelHidden
          label="Kind"
          options={choices}
          value={kind ?? ''}
          onChange={(event) => set('kind', event.target.value)}
          className="w-full sm:w-55"
        />
      </div>
      <TrashSummary byKind={byKind} />
      <div className="mt-5">
        <TrashList
          kind={kind}
          page={page}
          trail={trail}
          empty={
            <EmptyState title={kind ? `No ${kindLabels[kind].noun}s in the trash` : 'The trash is empty'}>
              What you delete waits here for {trashDays} days.
            </EmptyState>
          }
          loadPage={(cursor) => loadTrash(kind, cursor)}
        />
        {hasMore && <p className="mt-3 text-muted">Choose a kind to see all that was deleted of it.</p>}
      </div>
    </AdminFrame>
  );
}
