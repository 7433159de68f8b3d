import type { AdminUser, UserList, UserQuery } from '#shared/accounts/admin-user.ts';
import { api } from '#web/lib/api/api.ts';
import type { ApiPage } from '#web/lib/api/api-types.ts';

export type UserFilters = Pick<UserQuery, 'search' | 'role' | 'status'>;

/** A page of users, as lists show it. The server counts all users, not those that a filter finds. */
export const pageOfUsers = ({ users, next_cursor, counters }: UserList, filters: UserFilters): ApiPage<AdminUser> => ({
  items: users,
  next: next_cursor ?? undefined,
  total: Object.values(filters).some(Boolean) ? undefined : counters.total,
});

/** Loads a page for the export. */
export const loadUsers = async (filters: UserFilters, cursor: string | undefined): Promise<ApiPage<AdminUser>> =>
  pageOfUsers(await api('GET /admin/users', { query: { ...filters, limit: 100, cursor } }), filters);
