import type { UserList, UserQuery } from '#shared/accounts/admin-user.ts';
import { foldQuery } from '#shared/kernel/fold.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { StoredUser } from '../user/user.repo.ts';
import { userCounters } from '../user/user-counts.ts';
import { findUsers, listUsers } from '../user/user-list.repo.ts';
import { type Match, searchUsers } from '../user/user-search.repo.ts';
import { toAdminUser } from './admin-user.view.ts';

/** Portions that one search reads for a page: a filter that hardly anybody passes ends with a short page. */
const mostPortions = 10;

const passes = (user: StoredUser, { role, status }: UserQuery): boolean =>
  user.status !== 'deleting' && (!role || user.role === role) && (!status || user.status === status);

/** The users of matches, once each: whose address begins like this too has been found by it. */
async function usersOf(matches: readonly Match[], beginning: string): Promise<StoredUser[]> {
  const users = await findUsers(matches.map(({ subject }) => subject));
  return matches.flatMap(({ field, subject }) => {
    const user = users.get(subject);
    return user && (field === 'email' || !user.email.startsWith(beginning)) ? [user] : [];
  });
}

async function search(beginning: string, query: UserQuery): Promise<Page<StoredUser>> {
  const found: StoredUser[] = [];
  let rest: PageQuery | undefined = query;
  for (let portion = 0; rest && rest.limit > 0 && portion < mostPortions; portion++) {
    const { items, next }: Page<Match> = await searchUsers(beginning, rest);
    found.push(...(await usersOf(items, beginning)).filter((user) => passes(user, query)));
    rest = next === undefined ? undefined : { limit: query.limit - found.length, cursor: next };
  }
  return { items: found, next: rest?.cursor };
}

/** A page of users and the counters over all of them. */
export async function adminListUsers(query: UserQuery): Promise<UserList> {
  const beginning = foldQuery(query.search ?? '');
  const [page, counters] = await Promise.all([beginning ? search(beginning, query) : listUsers(query), userCounters()]);
  return { users: page.items.map(toAdminUser), next_cursor: page.next ?? null, counters };
}
