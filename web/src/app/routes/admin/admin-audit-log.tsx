import { isReversed, reversedRange } from '#shared/settings/audit-range.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { AuditFilters } from '#web/features/settings/components/audit/audit-filters.tsx';
import { AuditList } from '#web/features/settings/components/audit/audit-list.tsx';
import { api, apiPage } from '#web/lib/api/api.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useTitle } from '#web/lib/use-title.ts';

/** Who did what in the back-office, and when. */
export function AdminAuditLogPage() {
  useTitle('Audit log');
  const { value, set, trail } = useListFilters();
  const given = (name: string) => value(name) || undefined;
  const range = { from: given('from'), to: given('to') };
  const thing = given('thing');
  const filters = { ...range, actor_id: given('person'), act: given('act'), kind: given('kind'), target_id: thing };
  const isFiltered = Object.values(filters).some(Boolean);
  const isAsked = !isReversed(range);
  const query = { limit: 50, cursor: trail.cursor, ...filters };
  const page = useApiPage(isAsked ? 'GET /admin/audit-log' : null, { query }, { keepPreviousData: true });
  return (
    <AdminFrame title="Audit log">
      <div className="pb-5">
        <h1 className="text-28!">Audit log</h1>
        <p className="mt-1 text-muted">Who did what in the back-office. Entries are never changed or deleted.</p>
      </div>
      <AuditFilters value={value} set={set} />
      {thing && (
        <p className="mb-3 flex flex-wrap items-center gap-2">
          <span>Only acts on {page.data?.items[0]?.target_name ?? 'one thing'}.</span>
          <Button variant="quiet" onClick={() => set('thing', '')}>
            Show all
          </Button>
        </p>
      )}
      {isAsked ? (
        <AuditList
          page={page}
          trail={trail}
          onOnly={({ target_id }) => set('thing', target_id)}
          empty={
            page.data?.next ? (
              <EmptyState title="No entry matches so far">
                There are older ones to look through. Choose Next to go on.
              </EmptyState>
            ) : (
              <EmptyState title={isFiltered ? 'No entry matches' : 'No entries yet'}>
                {isFiltered ? 'Try other days, or everybody.' : 'Every change in the back-office leaves one.'}
              </EmptyState>
            )
          }
          loadPage={(cursor) => apiPage('GET /admin/audit-log', { query: { ...filters, limit: 100, cursor } })}
          startExport={() => api('POST /admin/audit-log/export', { body: filters })}
        />
      ) : (
        <EmptyState title={reversedRange}>Choose a later last day.</EmptyState>
      )}
    </AdminFrame>
  );
}
