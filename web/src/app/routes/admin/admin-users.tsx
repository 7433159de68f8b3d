import { roleLabels, staffRoles } from '#shared/accounts/role.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { loadUsers, pageOfUsers } from '#web/features/accounts/api/admin/user-page.ts';
import { UserList } from '#web/features/accounts/components/admin/user-list.tsx';
import { UserSummary } from '#web/features/accounts/components/admin/user-summary.tsx';
import { api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useTitle } from '#web/lib/use-title.ts';

/** In the order in which they are chosen. */
const filtered = [...staffRoles, 'user'] as const;
const roles = [{ value: '', label: 'All roles' }, ...filtered.map((value) => ({ value, label: roleLabels[value] }))];
const statuses = [
  { value: '', label: 'All statuses' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

/** User management: roles, status, passwords, sessions. */
export function AdminUsersPage() {
  useTitle('User management');
  const { search, typed, chosen, set, trail } = useListFilters();
  const role = chosen('role', filtered);
  const status = chosen('status', ['active', 'inactive']);
  const filters = { search: typed, role, status };
  const query = { limit: 25, cursor: trail.cursor, ...filters };
  const answer = useApi('GET /admin/users', { query }, { keepPreviousData: true });
  const isFiltered = search !== '' || role !== undefined || status !== undefined;
  return (
    <AdminFrame title="Users">
      <h1 className="pb-5 text-28!">User management</h1>
      <UserSummary counters={answer.data?.counters} isFailed={answer.error !== undefined} />
      <search className="my-5 grid grid-cols-2 gap-3 lg:grid-cols-[1fr_200px_200px]">
        <SearchBox
          label="Search users"
          placeholder="Beginning of a name or email"
          hotkey
          value={search}
          onChange={(event) => set('search', event.target.value)}
          className="max-lg:col-span-2"
        />
        <Select
          isLabelHidden
          label="Role"
          options={roles}
          value={role ?? ''}
          onChange={(event) => set('role', event.target.value)}
        />
        <Select
          isLabelHidden
          label="Status"
          options={statuses}
          value={status ?? ''}
          onChange={(event) => set('status', event.target.value)}
        />
      </search>
      <UserList
        filter={filters}
        page={{ ...answer, data: answer.data && pageOfUsers(answer.data, filters) }}
        trail={trail}
        empty={
          <EmptyState title={isFiltered ? 'No user matches' : 'No users yet'}>
            {isFiltered
              ? 'A search finds the beginning of a name or an email. Try another one, or all roles and statuses.'
              : 'Everybody with an account is listed here.'}
          </EmptyState>
        }
        loadPage={(cursor) => loadUsers(filters, cursor)}
        startExport={() => api('POST /admin/users/export', { body: filters })}
      />
    </AdminFrame>
  );
}
