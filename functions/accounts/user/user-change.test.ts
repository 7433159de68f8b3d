import { expect, test } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* What a change of a user does to the counters and to who may still be an admin, in a real table. */

const load = async () => ({
  ...(await import('./user-change.repo.ts')),
  ...(await import('./user-counts.ts')),
  ...(await import('./user-list.repo.ts')),
  ...(await import('./listing.ts')),
  ...(await import('./user.repo.ts')),
  ...(await import('#lib/ids.ts')),
  ...(await import('#lib/table/transact.ts')),
});
const accounts = onTable(load);
let count = 0;

async function someone(role: 'admin' | 'user' = 'user') {
  const n = ++count;
  const user_id = accounts.newId('user');
  const user = {
    ...{ subject: `sub-${n}`, user_id, name: 'Sam', email: `a-${n}@example.test`, role, status: 'active' as const },
    ...{ force_password_change: false, tokens_valid_after: 0, email_verified: false },
    ...{ created_at: '2026-01-01T00:00:00.000Z', listed: accounts.listedAs({ role, status: 'active', user_id }) },
  };
  await accounts.transact([accounts.newUserItem(user), ...accounts.countWrites(undefined, user)]);
  return user;
}
type Values = Parameters<typeof accounts.changedItem>[1];
const change = (subject: string, values: Values) =>
  accounts.changeUser(
    () => accounts.findBySubject(subject),
    () => ({ values, also: [] }),
  );
const listed = async (asked: { role?: 'admin' | 'user'; status?: 'active' | 'inactive' }) =>
  (await accounts.listUsers({ ...asked, limit: 100 })).items.map(({ user_id }) => user_id);

test('the counters follow every change, and so does the list', async () => {
  const [boss, one] = [await someone('admin'), await someone()];
  expect(await accounts.userCounters()).toEqual({ total: 2, admins: 1, active: 2, password_reset_required: 0 });
  await change(one.subject, { role: 'admin' });
  await change(one.subject, { status: 'inactive', force_password_change: true });
  expect(await accounts.userCounters()).toEqual({ total: 2, admins: 2, active: 1, password_reset_required: 1 });
  expect(await listed({ role: 'admin', status: 'inactive' })).toEqual([one.user_id]);
  expect(await listed({ status: 'active' })).toEqual([boss.user_id]);
  expect(await listed({})).toEqual([one.user_id, boss.user_id]);
  await change(one.subject, { role: 'user', status: 'active' });
  await accounts.recordNewPassword(one.subject, 1000, {});
  expect(await accounts.userCounters()).toEqual({ total: 2, admins: 1, active: 2, password_reset_required: 0 });
});

test('two admins who demote each other leave one', async () => {
  const pair = [await someone('admin'), await someone('admin')];
  const rest = (await listed({ role: 'admin' })).filter((id) => !pair.some(({ user_id }) => user_id === id));
  for (const id of rest) await change((await accounts.findById(id))?.subject ?? '', { role: 'user' });
  const ends = await Promise.allSettled(pair.map(({ subject }) => change(subject, { role: 'user' })));
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(ends.find((end) => end.status === 'rejected')?.reason).toMatchObject({ code: 'conflict' });
  expect((await accounts.userCounters()).admins).toBe(1);
});

test('a profile older than the list is in it from its next sign-in', async () => {
  const { listed: _, ...old } = await someone();
  await accounts.transact([accounts.goneItem(old.subject)]);
  await accounts.transact([accounts.newUserItem(old)]);
  expect(await listed({})).not.toContain(old.user_id);
  await accounts.enlist(old);
  expect(await listed({})).toContain(old.user_id);
});
