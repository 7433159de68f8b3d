import { nowIso } from '#lib/clock.ts';
import { unavailable } from '#lib/errors.ts';
import { retryOnConflict } from '#lib/retry.ts';
import { type TransactItem, transactUnlessRefused } from '#lib/table/transact.ts';
import { listedAs } from './listing.ts';
import { type StoredUser, UserEntity } from './user.entity.ts';
import { findBySubject } from './user.repo.ts';
import { countWrites } from './user-counts.ts';
import { userSearch } from './user-search.ts';

export type Values = Partial<Omit<StoredUser, 'subject' | 'user_id' | 'listed'>>;

const placeOf = (user: StoredUser) => ({ user_id: user.user_id, listed: listedAs(user) });

/**
 * The profile with new values and its place in the list, if it is there yet; refused when what is counted has changed
 * since it was read. A force that is put on or lifted ends a proof of the old password.
 */
export const changedItem = (before: StoredUser, values: Values, place = before.listed !== undefined): TransactItem => {
  const { role, status, force_password_change: forced } = before;
  const patch = UserEntity.patch({ subject: before.subject })
    .set({ ...values, ...(place && placeOf({ ...before, ...values })) })
    .remove(values.force_password_change === undefined ? [] : ['password_proven_until']);
  const isAsRead = patch.where(
    (u, { eq }) => `${eq(u.role, role)} AND ${eq(u.status, status)} AND ${eq(u.force_password_change, forced)}`,
  );
  return { Update: isAsRead.params() };
};

/**
 * Reads a user, calls `decide`, and writes what it returns and the counters in one transaction. When a concurrent write
 * wins, it reads and decides again. Undefined when nobody is found; without a decision the user as it is.
 */
export async function changeUser(
  find: () => Promise<StoredUser | undefined>,
  decide: (user: StoredUser) => { values: Values; also: readonly TransactItem[] } | undefined,
): Promise<StoredUser | undefined> {
  const done = await retryOnConflict({ tries: 5, wait: 20 }, async () => {
    const before = await find();
    const change = before && decide(before);
    if (!change) return { user: before };
    const after = { ...before, ...change.values };
    const writes = [changedItem(before, change.values), ...countWrites(before, after), ...change.also];
    return (await transactUnlessRefused(writes)) ? { user: after } : undefined;
  });
  if (!done) throw unavailable('The shop is busy. Please try again in a moment.', 2);
  return done.user;
}

/**
 * After a new password: older sessions become invalid, and a change is no longer forced. False when there is no profile.
 */
export async function recordNewPassword(
  subject: string,
  tokensValidAfter: number,
  also: { email_verified?: true },
): Promise<boolean> {
  const values = { tokens_valid_after: tokensValidAfter, force_password_change: false, ...also };
  const user = await changeUser(
    () => findBySubject(subject),
    () => ({ values, also: [] }),
  );
  return user !== undefined;
}

/** A sign-in puts a profile that is older than the list into it, and among what is searched. */
export async function enlist(user: StoredUser): Promise<void> {
  await transactUnlessRefused([
    changedItem(user, { last_login: nowIso() }, true),
    ...userSearch.items(undefined, user),
  ]);
}
