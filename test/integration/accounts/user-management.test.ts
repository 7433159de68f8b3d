import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { admin } from '#scripts/seed/people.ts';
import type { UserList } from '#shared/accounts/admin-user.ts';
import { control, eventually, signedUp, somebody, visitor } from '../cloud.ts';
import { anEbook, give, newestMail, signedInAgain, signIn } from './accounts.ts';
import { asAdmin, known } from './managed-user.ts';

/* What admins do with users. */

const idsOf = (body: { users: { id: string }[] }): string[] => body.users.map(({ id }) => id);

/** Somebody whose name begins like nobody else's. */
async function unique() {
  const beginning = `Zoë ${randomUUID().slice(0, 8)}`;
  const person = { ...somebody(), name: `${beginning} Quist` };
  const client = visitor();
  const { body } = await client.post('/auth/register', person);
  client.token = body.access_token;
  return { client, person, user: body.user, beginning };
}

describe('the list of users', () => {
  test('is found by the beginning of a name, without accents, and of an address', async () => {
    const client = await asAdmin();
    const { user, person, beginning } = await unique();
    const search = (text: string) => client.get(`/admin/users?search=${encodeURIComponent(text)}`);
    const byName = await search(beginning.toUpperCase().replace('Ë', 'E'));
    expect(byName.body.users).toEqual([
      {
        ...{ id: user.id, name: person.name, email: person.email, role: 'user', is_admin: false, status: 'active' },
        ...{ force_password_change: false, email_verified: false, second_factor: false },
        ...{ created_at: user.created_at, last_login: user.created_at },
      },
    ]);
    expect(byName.body).toMatchObject({ next_cursor: null, counters: { total: expect.any(Number) } });
    expect(idsOf((await search(person.email.slice(0, -3))).body)).toEqual([user.id]);
    expect(idsOf((await search(`${beginning} nobody`)).body)).toEqual([]);
    const filtered = await client.get(`/admin/users?search=${encodeURIComponent(beginning)}&role=admin`);
    expect(idsOf(filtered.body)).toEqual([]);
    const inactive = await client.get(`/admin/users?search=${encodeURIComponent(beginning)}&status=inactive`);
    expect(idsOf(inactive.body)).toEqual([]);
  });

  test('goes on by cursor, newest first, and each user is in it once', async () => {
    const client = await asAdmin();
    const [first, second, third] = [await signedUp(), await signedUp(), await signedUp()];
    await eventually(async () => {
      const { body } = await client.get('/admin/users?limit=1&role=user');
      return idsOf(body).includes(third.user.id) || body.users[0].id > third.user.id ? true : undefined;
    });
    const found: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null && !found.includes(first.user.id)) {
      const { body }: { readonly body: UserList } = await client.get(
        `/admin/users?limit=2${cursor && `&cursor=${cursor}`}`,
      );
      found.push(...idsOf(body));
      cursor = body.next_cursor;
    }
    expect(found).toEqual([...new Set(found)].sort().reverse());
    expect(found).toEqual(expect.arrayContaining([first, second, third].map(({ user }) => user.id)));
  });

  test.each(['?cursor=nonsense', '?search=a&cursor=nonsense', '?role=king', '?status=gone', '?name=a'])(
    'refuses %s',
    async (query) => {
      const client = await asAdmin();
      expect((await client.get(`/admin/users${query}`)).status).toBe(422);
    },
  );
});

describe('a profile', () => {
  test('shows what a person owns and reads, and what admins did', async () => {
    const client = await asAdmin();
    const { client: reader, user } = await signedUp();
    const [id, newer] = [await anEbook({ title: 'Owned and read' }), await anEbook({ title: 'Read since' })];
    await give(user.id, [id, newer], 4900);
    await reader.put(`/user/reading/${id}`, { position: 0.4 });
    await reader.put(`/user/reading/${newer}`, { position: 0.1 });
    await known(client, user.id);
    await client.put(`/admin/users/${user.id}/force-password-reset`);
    const { body } = await client.get(`/admin/users/${user.id}`);
    expect(body).toMatchObject({
      user: { id: user.id, force_password_change: true },
      orders: [],
      library: {
        total: 2,
        ebooks: expect.arrayContaining([expect.objectContaining({ ebook_id: id, title: 'Owned and read', paid: 49 })]),
      },
      reading: [
        { ebook_id: newer, title: 'Read since', progress: 0.1 },
        { ebook_id: id, title: 'Owned and read', progress: 0.4 },
      ],
      newsletter: null,
      activity: [{ action: 'user.reset-forced', actor_name: admin.name }],
      sessions_ended_at: null,
    });
    expect(JSON.stringify(body.activity)).not.toContain(user.email);
  });

  test('of nobody is 404, for every act too', async () => {
    const client = await asAdmin();
    const nobody = '/admin/users/usr_01ARZ3NDEKTSV4RRFFQ69G5FAV';
    const answers = [
      await client.get(nobody),
      await client.post(`${nobody}/send-welcome`),
      await client.put(`${nobody}/status`, { status: 'inactive' }),
      await client.put(`${nobody}/promote`),
      await client.put(`${nobody}/demote`),
      await client.put(`${nobody}/force-password-reset`),
      await client.delete(`${nobody}/sessions`),
      await client.delete(nobody),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { detail: 'User not found' } });
  });
});

describe('an admin', () => {
  test('makes somebody an admin and takes it back, which acts on a live token', async () => {
    const client = await asAdmin();
    const { person, user } = await signedUp();
    await known(client, user.id);
    const path = `/admin/users/${user.id}`;
    expect((await client.put(`${path}/promote`)).body).toMatchObject({
      message: 'User promoted to admin successfully',
      user: { role: 'admin', is_admin: true },
    });
    await control('fire/AccountsOutboxSweep');
    const promoted = await eventually(async () => {
      const { status, body } = await visitor().post('/auth/admin-login', person);
      return status === 200 ? (body.access_token as string) : undefined;
    });
    const colleague = visitor();
    colleague.token = promoted;
    expect((await colleague.get('/admin/users')).status).toBe(200);
    expect((await client.put(`${path}/demote`)).body.message).toBe('Admin privileges removed successfully');
    expect((await colleague.get('/admin/users')).status).toBe(403);
    await eventually(async () => {
      await control('fire/AccountsOutboxSweep');
      const fresh = await signedInAgain(person);
      const [, claims = ''] = (fresh.token ?? '').split('.');
      const groups = JSON.parse(Buffer.from(claims, 'base64url').toString())['cognito:groups'];
      return groups?.includes('admins') ? undefined : true;
    });
  });

  test('deactivates somebody at once and for good, and activates them again', async () => {
    const client = await asAdmin();
    const { client: reader, person, user } = await signedUp();
    await known(client, user.id);
    const setStatus = (status: string) => client.put(`/admin/users/${user.id}/status`, { status });
    expect((await setStatus('inactive')).body.message).toBe('User deactivated successfully');
    expect((await setStatus('inactive')).status).toBe(200);
    expect((await reader.get('/auth/me')).status).toBe(401);
    expect(await visitor().post('/auth/login', person)).toMatchObject({
      status: 403,
      body: { detail: 'This account has been deactivated' },
    });
    expect((await client.post(`/admin/users/${user.id}/send-welcome`)).status).toBe(409);
    expect((await setStatus('active')).body.message).toBe('User activated successfully');
    expect((await reader.get('/auth/me')).status).toBe(401);
    expect(await signIn(person.email, person.password)).toBe(200);
    expect((await setStatus('deleting')).status).toBe(422);
  });

  test('forces a new password, and until it is chosen nothing else is possible', async () => {
    const client = await asAdmin();
    const { client: reader, person, user } = await signedUp();
    await known(client, user.id);
    const { body } = await client.put(`/admin/users/${user.id}/force-password-reset`);
    expect(body.message).toBe('Password reset forced. User will be prompted to change password on next login.');
    expect((await reader.get('/user/library')).body.code).toBe('password_change_required');
    const passwords = { old_password: person.password, new_password: 'Quite-an0ther-one!' };
    expect((await reader.post('/auth/change-password', passwords)).status).toBe(200);
  });

  test('ends all sessions of somebody, who may sign in again', async () => {
    const client = await asAdmin();
    const { client: reader, person, user } = await signedUp();
    await known(client, user.id);
    expect((await client.delete(`/admin/users/${user.id}/sessions`)).status).toBe(200);
    expect((await reader.get('/auth/me')).status).toBe(401);
    expect((await reader.post('/auth/refresh')).status).toBe(401);
    expect(await signIn(person.email, person.password)).toBe(200);
  });

  test('welcomes somebody by mail, a few times an hour', async () => {
    const client = await asAdmin();
    const { person, user } = await signedUp();
    await known(client, user.id);
    const send = () => client.post(`/admin/users/${user.id}/send-welcome`);
    expect((await send()).body.message).toBe('Welcome email sent successfully');
    await control('fire/AccountsOutboxSweep');
    expect((await newestMail(person.email, 'Welcome to Rampart')).text).toContain('/library');
    expect((await client.get(`/admin/users/${user.id}`)).body.activity).toMatchObject([
      { action: 'user.welcomed', actor_name: admin.name },
    ]);
    for (let more = 0; more < 4; more++) await send();
    expect((await send()).status).toBe(429);
  });

  test('deletes somebody, who is in no list afterwards', async () => {
    const client = await asAdmin();
    const { client: reader, person, user, beginning } = await unique();
    await known(client, user.id);
    const { body: gone } = await client.delete(`/admin/users/${user.id}`);
    expect(gone.message).toBe('User deleted successfully');
    expect((await reader.get('/auth/me')).status).toBe(401);
    expect(await signIn(person.email, person.password)).toBe(401);
    expect((await client.get(`/admin/users/${user.id}`)).status).toBe(404);
    const { body } = await client.get(`/admin/users?search=${encodeURIComponent(beginning)}`);
    expect(body.users).toEqual([]);
    await control('fire/AccountsOutboxSweep');
    expect((await newestMail(person.email, 'Your Rampart account was deleted')).text).toContain('an administrator');
  });

  test('neither demotes, deactivates nor deletes themself', async () => {
    const client = await asAdmin();
    const { id } = (await client.get('/auth/me')).body;
    const path = `/admin/users/${id}`;
    const answers = [
      await client.put(`${path}/demote`),
      await client.put(`${path}/status`, { status: 'inactive' }),
      await client.delete(path),
    ];
    for (const { status, body } of answers)
      expect([status, body.detail]).toEqual([409, expect.stringMatching(/ own /)]);
    expect((await client.get('/auth/me')).body.role).toBe('admin');
  });
});
