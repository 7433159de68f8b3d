import { conflict } from '#lib/errors.ts';
import { type CounterName, counterItem, defineCounter, readCounter } from '#lib/table/counter.ts';
import type { Write } from '#lib/table/transact.ts';
import type { UserCounters } from '#shared/accounts/admin-user.ts';
import { countActiveAdmins, oneAdminLess, oneAdminMore } from './admin-count.repo.ts';
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

const isActiveAdmin = (user: Known): boolean => user?.role === 'admin' && user.status === 'active';
const isInactive = (user: Known): boolean => user !== undefined && user.status !== 'active';

/** What somebody adds to the counters. */
const countsOf = (user: Known): readonly (readonly [CounterName, boolean])[] => [
  [userCounter, user !== undefined],
  [inactiveCounter, isInactive(user)],
  [inactiveAdminCounter, isInactive(user) && user?.role === 'admin'],
  [forcedCounter, user?.force_password_change ?? false],
];

function adminWrites(before: Known, after: Known, lastAdmin: string): Write[] {
  if (isActiveAdmin(before) === isActiveAdmin(after)) return [];
  if (isActiveAdmin(after)) return [oneAdminMore()];
  return [{ items: [oneAdminLess()], refused: () => conflict(lastAdmin) }];
}

/**
 * Parts of the transaction that changes a user; undefined is nobody, before a sign-up and after a deletion. `lastAdmin`
 * is what the 409 says when no active admin would be left.
 */
export function countWrites(before: Known, after: Known, lastAdmin = 'This is the last active admin.'): Write[] {
  const was = new Map(countsOf(before));
  const changed = countsOf(after).filter(([name, counts]) => was.get(name) !== counts);
  return [
    ...adminWrites(before, after, lastAdmin),
    ...changed.map(([name, counts]) => counterItem(name, counts ? 1 : -1)),
  ];
}

/** The counters over all users. */
export async function userCounters(): Promise<UserCounters> {
  const asked = [userCounter, inactiveCounter, inactiveAdminCounter, forcedCounter].map(readCounter);
  const [activeAdmins, ...counts] = await Promise.all([countActiveAdmins(), ...asked]);
  const [total = 0, inactive = 0, inactiveAdmins = 0, forced = 0] = counts;
  return {
    total,
    admins: activeAdmins + inactiveAdmins,
    active: total - inactive,
    password_reset_required: forced,
  };
}
