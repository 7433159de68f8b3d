import { readAll } from '#lib/table/batch.ts';
import { badCursor } from '#lib/table/cursor.ts';
import type { UserQuery } from '#shared/accounts/admin-user.ts';
import { userStatuses } from '#shared/accounts/admin-user.ts';
import { type Role, roles, staffRoles } from '#shared/accounts/role.ts';
import { Id } from '#shared/kernel/ids.ts';
import type { Page } from '#shared/kernel/page.ts';
import { partsOf } from './listing.ts';
import { type StoredUser, UserEntity } from './user.entity.ts';

const UserId = Id('user');
/** The roles that a filter means. */
export const rolesMeant = (role: UserQuery['role']): readonly Role[] =>
  role === 'staff' ? staffRoles : role ? [role] : roles;

/** The list's cursor is the last id of a page: ids are in the order of creation, in every part of the list. */
function placeOf(cursor: string | undefined): string | undefined {
  if (cursor !== undefined && !UserId.safeParse(cursor).success) throw badCursor();
  return cursor;
}

async function newestOf(listed: string, before: string | undefined, limit: number): Promise<StoredUser[]> {
  const query = UserEntity.query.whoIsInThisPart({ listed });
  const part = before === undefined ? query : query.lt({ user_id: before });
  return (await part.go({ order: 'desc', limit })).data;
}

/** Ids are in the order of creation. */
const newestFirst = (a: StoredUser, b: StoredUser): number => (a.user_id < b.user_id ? 1 : -1);

/** A page of users, newest first: each part's newest, merged. */
export async function listUsers({ role, status, limit, cursor }: UserQuery): Promise<Page<StoredUser>> {
  const before = placeOf(cursor);
  const parts = partsOf(rolesMeant(role), status ? [status] : userStatuses);
  const found = (await Promise.all(parts.map((part) => newestOf(part, before, limit + 1)))).flat();
  const items = found.sort(newestFirst).slice(0, limit);
  return { items, next: found.length > limit ? items.at(-1)?.user_id : undefined };
}

/** The newest active users of these roles, so many at most. Closed accounts and those that are switched off are left out. */
export async function activeUsers(roles: readonly Role[], most: number): Promise<StoredUser[]> {
  const found = await Promise.all(partsOf(roles, ['active']).map((part) => newestOf(part, undefined, most)));
  return found.flat().sort(newestFirst).slice(0, most);
}

/** Profiles by subject, in no order. */
export async function findUsers(subjects: readonly string[]): Promise<ReadonlyMap<string, StoredUser>> {
  const keys = [...new Set(subjects)].map((subject) => ({ subject }));
  const users = await readAll(keys, (some) => UserEntity.get(some).go());
  return new Map(users.map((user) => [user.subject, user]));
}

/** The profile with this id, unless its account is closed. The index finds it, the item says what is true now. */
export async function findById(userId: string): Promise<StoredUser | undefined> {
  const [found] = (await UserEntity.query.whoHasThisId({ user_id: userId }).go({ limit: 1 })).data;
  const { data } = found ? await UserEntity.get({ subject: found.subject }).go({ consistent: true }) : { data: null };
  return data && data.status !== 'deleting' ? data : undefined;
}
