import { conflict } from '#lib/errors.ts';
import { type CounterName, counterItem, defineCounter, readCounter } from '#lib/table/counter.ts';
import type { Write } from '#lib/table/transact.ts';
import type { UserCounters } from '#shared/accounts/admin-user.ts';
import { isAdminRole } from '#shared/accounts/role.ts';
import { type AdminChange, changeAdmins, countActiveAdmins } from './admin-count.repo.ts';
import { type StoredUser, userCounter } from './user.entity.ts';

/*
 * How many users there are of each kind, kept with every change: no list is ever counted. The exceptions are counted,
 * not the rule, so a counter that is younger than the users it counts was right from its beginning.
 */
const inactiveCounter = defineCounter('users_inactive');
const inactiveAdminCounter = defineCounter('users_inactive_admins');
const forcedCounter = defineCounter('users_forced');

type Counted = Pick<StoredUser, 'role' | 'status' | 'force_password_change'>;
type Known = Counted | undefined;

/** A closed account left the counters when it was closed, whatever happens to its profile until that is removed. */
const counted = (user: Known): Known => (user?.status === 'deleting' ? undefined : user);

const isAdmin = (user: Known): boolean => user !== undefined && isAdminRole(user.role);
const isActive = (user: Known): boolean => user?.status === 'active';
const isInactive = (user: Known): boolean => user !== undefined && user.status !== 'active';

/** What somebody adds to the counters. */
const countsOf = (user: Known): readonly (readonly [CounterName, boolean])[] => [
  [userCounter, user !== undefined],
  [inactiveCounter, isInactive(user)],
  [inactiveAdminCounter, isInactive(user) && isAdmin(user)],
  [forcedCounter, user?.force_password_change ?? false],
];

const activeOnesOf = (user: Known): AdminChange => ({
  active: Number(isActive(user) && isAdmin(user)),
  owners: Number(isActive(user) && user?.role === 'owner'),
});

function adminWrites(before: Known, after: Known, last: LastOne): Write[] {
  const [was, is] = [activeOnesOf(before), activeOnesOf(after)];
  const change = { active: is.active - was.active, owners: is.owners - was.owners };
  if (change.active === 0 && change.owners === 0) return [];
  const items = [changeAdmins(change)];
  const sentence = change.owners < 0 ? last.owner : last.admin;
  return change.active < 0 || change.owners < 0 ? [{ items, refused: () => conflict(sentence) }] : items;
}

/** What the 409 says when no active admin or no active owner would be left. */
export interface LastOne {
  readonly admin: string;
  readonly owner: string;
}
const lastOne: LastOne = { admin: 'This is the last active admin.', owner: 'This is the last active owner.' };

/** Parts of the transaction that changes a user; undefined is nobody, before a sign-up and after a deletion. */
export function countWrites(before: Known, after: Known, last: LastOne = lastOne): Write[] {
  const [old, fresh] = [counted(before), counted(after)];
  const was = new Map(countsOf(old));
  const changed = countsOf(fresh).filter(([name, counts]) => was.get(name) !== counts);
  return [...adminWrites(old, fresh, last), ...changed.map(([name, counts]) => counterItem(name, counts ? 1 : -1))];
}

/** The counters over all users. */
export async function userCounters(): Promise<UserCounters> {
  const asked = [userCounter, inactiveCounter, inactiveAdminCounter, forcedCounter].map(readCounter);
  const [{ active: activeAdmins }, ...counts] = await Promise.all([countActiveAdmins(), ...asked]);
  const [total = 0, inactive = 0, inactiveAdmins = 0, forced = 0] = counts;
  return {
    total,
    admins: activeAdmins + inactiveAdmins,
    active: total - inactive,
    password_reset_required: forced,
  };
}
