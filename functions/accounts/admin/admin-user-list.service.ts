import type { AdminUser, UserList, UserQuery } from '#shared/accounts/admin-user.ts';
import type { Page } from '#shared/kernel/page.ts';
import type { StoredUser } from '../user/user.repo.ts';
import { userCounters } from '../user/user-counts.ts';
import { findUsers, listUsers, rolesMeant } from '../user/user-list.repo.ts';
import { userSearch } from '../user/user-search.ts';
import { toAdminUser } from './admin-user.view.ts';

const passes = (user: StoredUser, { role, status }: UserQuery): boolean =>
  user.status !== 'deleting' && rolesMeant(role).includes(user.role) && (!status || user.status === status);

const search = (typed: string, query: UserQuery): Promise<Page<StoredUser>> =>
  userSearch.find({ typed, page: query, load: findUsers, passes: (user) => passes(user, query) });

/** A page of users as admins see them. */
export async function pageOfUsers(query: UserQuery): Promise<Page<AdminUser>> {
  const { items, next } = await (query.search ? search(query.search, query) : listUsers(query));
  return { items: items.map(toAdminUser), next };
}

/** The same with the counters over all users. */
export async function adminListUsers(query: UserQuery): Promise<UserList> {
  const [{ items, next = null }, counters] = await Promise.all([pageOfUsers(query), userCounters()]);
  return { users: [...items], next_cursor: next, counters };
}
