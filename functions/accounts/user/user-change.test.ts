import { expect, test } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import type { UserQuery } from '#shared/accounts/admin-user.ts';
import type { Role } from '#shared/accounts/role.ts';

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

async function someone(role: Role = 'user') {
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
const listed = async (asked: Pick<UserQuery, 'role' | 'status'>) =>
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

test('a closed account counts no more, also when its password is reset before it is removed', async () => {
  const [counters, one] = [await accounts.userCounters(), await someone()];
  await change(one.subject, { force_password_change: true });
  const forced = { ...one, force_password_change: true };
  await accounts.transact([
    ...accounts.countWrites(forced, undefined),
    accounts.changedItem(forced, { status: 'deleting' }),
  ]);
  expect(await accounts.userCounters()).toEqual(counters);
  await accounts.recordNewPassword(one.subject, 1000, {});
  expect(await accounts.userCounters()).toEqual(counters);
});

test('a filter that means a single part of the list leads from page to page as well', async () => {
  const ids = [await someone('support'), await someone('support'), await someone('support')].map((one) => one.user_id);
  const asked = { role: 'support', status: 'active', limit: 2 } as const;
  const first = await accounts.listUsers(asked);
  const rest = await accounts.listUsers({ ...asked, cursor: first.next });
  const found = [first, rest].map(({ items }) => items.map(({ user_id }) => user_id));
  const newest = ids.sort().reverse();
  expect(found).toEqual([newest.slice(0, 2), newest.slice(2)]);
  expect(rest.next).toBeUndefined();
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

test('the last owner stays one, and counts as an admin', async () => {
  const before = (await accounts.userCounters()).admins;
  const [first, second] = [await someone('owner'), await someone('owner')];
  expect((await accounts.userCounters()).admins).toBe(before + 2);
  const ends = await Promise.allSettled([first, second].map(({ subject }) => change(subject, { role: 'admin' })));
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(ends.find((end) => end.status === 'rejected')?.reason).toMatchObject({
    code: 'conflict',
    message: 'This is the last active owner.',
  });
  const [last] = await listed({ role: 'owner' });
  const subject = (await accounts.findById(last ?? ''))?.subject ?? '';
  for (const values of [{ role: 'user' }, { role: 'editor' }, { status: 'inactive' }] as const)
    await expect(change(subject, values)).rejects.toMatchObject({ code: 'conflict' });
  expect((await accounts.userCounters()).admins).toBe(before + 2);
  const heir = await someone('owner');
  await change(subject, { role: 'user' });
  expect((await accounts.userCounters()).admins).toBe(before + 2);
  expect(await listed({ role: 'owner' })).toEqual([heir.user_id]);
});

test('editors and support are listed by their role and as staff, and are no admins', async () => {
  const before = (await accounts.userCounters()).admins;
  const [editor, support] = [await someone('editor'), await someone('support')];
  expect((await accounts.userCounters()).admins).toBe(before);
  expect(await listed({ role: 'editor' })).toEqual([editor.user_id]);
  expect((await listed({ role: 'staff' })).slice(0, 2)).toEqual([support.user_id, editor.user_id]);
  expect((await listed({})).slice(0, 2)).toEqual([support.user_id, editor.user_id]);
});

test('a profile older than the list is in it from its next sign-in', async () => {
  const { listed: _, ...old } = await someone();
  await accounts.transact([accounts.goneItem(old.subject)]);
  await accounts.transact([accounts.newUserItem(old)]);
  expect(await listed({})).not.toContain(old.user_id);
  await accounts.enlist(old);
  expect(await listed({})).toContain(old.user_id);
});
