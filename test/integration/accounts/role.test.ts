import { describe, expect, test } from 'vitest';
import { admin, colleagues } from '#scripts/seed/people.ts';
import type { AdminUser } from '#shared/accounts/admin-user.ts';
import type { Role } from '#shared/accounts/role.ts';
import type { AuditRow } from '#shared/settings/audit.ts';
import type { Client } from '../client.ts';
import { announcedIsDone, eventually, signedUp, visitor } from '../cloud.ts';
import { signedInAgain } from './accounts.ts';
import { known } from './managed-user.ts';

/* What owners and admins do with roles. What each role may call is in `authority`. */

async function entered(person: { email: string; password: string }): Promise<Client> {
  const client = visitor();
  client.token = await eventually(async () => {
    const { status, body } = await client.post('/auth/admin-login', person);
    return status === 200 ? (body.access_token as string) : undefined;
  });
  return client;
}
const asOwner = () => entered(colleagues[0]);

/** Somebody with a role, and how to give another one. */
async function withRole(owner: Client, role: Role) {
  const { person, user } = await signedUp();
  await known(owner, user.id);
  const path = `/admin/users/${user.id}`;
  const give = (next: Role, by = owner) => by.put(`${path}/role`, { role: next });
  expect(await give(role)).toMatchObject({
    status: 200,
    body: { message: 'Role changed successfully', user: { role } },
  });
  await announcedIsDone();
  return { person, id: user.id as string, path, give };
}

const groupsOf = ({ token = '' }: Client): string[] =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())['cognito:groups'] ?? [];

describe('a role', () => {
  test('opens the back-office to its holder, closes it at once, and is in the audit log', async () => {
    const owner = await asOwner();
    const { person, id, give } = await withRole(owner, 'editor');
    const editor = await entered(person);
    expect(groupsOf(editor)).toEqual(['editors']);
    expect((await editor.get('/auth/me')).body).toMatchObject({ role: 'editor', is_admin: false });
    expect((await editor.get('/admin/articles')).status).toBe(200);
    expect(await editor.get('/admin/orders')).toMatchObject({
      status: 403,
      body: { code: 'forbidden', detail: 'Your role does not include this' },
    });
    expect((await give('support')).body.user).toMatchObject({ role: 'support', is_admin: false });
    expect((await editor.get('/admin/articles')).status).toBe(403);
    await announcedIsDone();
    expect(groupsOf(await signedInAgain(person))).toEqual(['support']);
    expect((await give('support')).status).toBe(200);
    const log: AuditRow[] = (await owner.get(`/admin/audit-log?target_id=${id}`)).body;
    expect(log.map(({ action, changes }) => [action, changes])).toEqual([
      ['user.role-changed', { role: ['editor', 'support'] }],
      ['user.role-changed', { role: ['user', 'editor'] }],
    ]);
    expect((await give('user')).status).toBe(200);
    await announcedIsDone();
    expect((await visitor().post('/auth/admin-login', person)).status).toBe(401);
    expect(groupsOf(await signedInAgain(person))).toEqual([]);
  });

  test('filters the list of users, alone and as staff', async () => {
    const owner = await asOwner();
    const { id } = await withRole(owner, 'support');
    const rolesIn = async (role: string) => {
      const { users } = (await owner.get(`/admin/users?role=${role}&limit=100`)).body as { users: AdminUser[] };
      return { ids: users.map((user) => user.id), roles: new Set(users.map((user) => user.role)) };
    };
    const found = await eventually(async () => {
      const support = await rolesIn('support');
      return support.ids.includes(id) && support;
    });
    expect([...found.roles]).toEqual(['support']);
    const everybody = await rolesIn('staff');
    expect(everybody.ids).toContain(id);
    expect(everybody.roles).not.toContain('user');
  });

  test('that does not exist is refused, with its field', async () => {
    const owner = await asOwner();
    const { status, body } = await owner.put('/admin/users/usr_01ARZ3NDEKTSV4RRFFQ69G5FAV/role', { role: 'king' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['role']]);
    expect((await owner.put('/admin/users/usr_01ARZ3NDEKTSV4RRFFQ69G5FAV/role', { role: 'admin' })).status).toBe(404);
  });
});

describe('an owner', () => {
  test('is made and changed by owners only', async () => {
    const [owner, boss] = [await asOwner(), await entered(admin)];
    const other = await withRole(owner, 'owner');
    const reader = await withRole(owner, 'editor');
    const refused = [
      await other.give('user', boss),
      await boss.put(`${other.path}/demote`),
      await boss.put(`${other.path}/status`, { status: 'inactive' }),
      await boss.delete(other.path),
      await reader.give('owner', boss),
    ];
    for (const { status, body } of refused)
      expect([status, body]).toEqual([
        403,
        { code: 'forbidden', detail: 'Only an owner can do this, because it is about an owner' },
      ]);
    expect((await owner.get(other.path)).body.user).toMatchObject({ role: 'owner', is_admin: true, status: 'active' });
    // An owner is an admin already.
    expect((await boss.put(`${other.path}/promote`)).body.user.role).toBe('owner');
    expect((await reader.give('support', boss)).status).toBe(200);
    expect((await other.give('user')).body.user.role).toBe('user');
  });

  test('does not change the own role, and neither does anybody', async () => {
    const owner = await asOwner();
    const { id } = (await owner.get('/auth/me')).body;
    const answer = await owner.put(`/admin/users/${id}/role`, { role: 'user' });
    expect([answer.status, answer.body.detail]).toEqual([409, 'You cannot change your own role.']);
    expect((await owner.get('/auth/me')).body.role).toBe('owner');
  });
});
