import { AdminInitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { mostOpen } from '#functions/accounts/open-session/open-ones.ts';
import { ClientId, pool, UserPoolId } from '#functions/accounts/user-pool/user-pool.client.ts';
import { sessionCookieName } from '#lib/browser/cookies.ts';
import type { OpenSession } from '#shared/accounts/open-session.ts';
import { tableCalls } from '#test/faults/injection.ts';
import type { Client } from '../client.ts';
import { control, ownCloud, signedUp, visitor } from '../cloud.ts';
import { setProfile, signedInAgain } from './accounts.ts';
import { asAdmin, known } from './managed-user.ts';

/* Where somebody is signed in, and ending one of these sessions. */

const sessionsOf = async (client: Client, path = '/user/sessions'): Promise<OpenSession[]> => {
  const { status, body } = await client.get(path);
  expect(status).toBe(200);
  return body.sessions;
};
const currentOf = async (client: Client): Promise<OpenSession> => {
  const [first] = await sessionsOf(client);
  if (!first?.current) throw new Error('The session that asks is not in its list');
  return first;
};
const isSignedIn = async (client: Client) => [
  (await client.get('/auth/me')).status,
  (await client.post('/auth/refresh')).status,
];
const [signedIn, signedOut] = [
  [200, 200],
  [401, 401],
];

/** A person with two sessions: on a laptop and on a phone. */
async function laptopAndPhone() {
  const { client: laptop, person, user } = await signedUp();
  const phone = await signedInAgain(person);
  return { laptop, phone, person, user, path: `/user/sessions/${(await currentOf(phone)).id}` };
}

describe('the list of sessions', () => {
  test('has every sign-in with its device in words, this one first, and nothing that tells where from', async () => {
    const { client, person } = await signedUp();
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    const other = visitor();
    other.token = (await other.post('/auth/login', person, { headers: { 'user-agent': agent } })).body.access_token;
    const sessions = await sessionsOf(client);
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      [expect.any(String), true],
      ['Firefox on Linux', false],
    ]);
    for (const session of sessions) {
      expect(Object.keys(session).sort()).toEqual(
        ['id', 'device', 'back_office', 'began_at', 'last_used_at', 'current'].sort(),
      );
      expect(session.back_office).toBe(false);
      expect(Date.parse(session.began_at)).toBeLessThanOrEqual(Date.parse(session.last_used_at));
    }
    expect((await sessionsOf(other)).map(({ id }) => id)).toEqual(sessions.map(({ id }) => id).reverse());
  });

  test('names the back-office, and is only for those who are signed in', async () => {
    expect((await currentOf(await asAdmin())).back_office).toBe(true);
    expect((await visitor().get('/user/sessions')).status).toBe(401);
    expect((await visitor().delete('/user/sessions/one')).status).toBe(401);
  });

  test('costs a signed-in call nothing: it reads the profile, and what it is about', async () => {
    const { client } = await signedUp();
    // The profile for its authority, the profile as it is shown, and the owned ebooks.
    expect(await tableCalls(() => client.get('/auth/me'))).toEqual(['GetItem', 'GetItem', 'Query']);
    expect(await tableCalls(() => client.get('/user/sessions'))).toEqual(['GetItem', 'GetItem', 'Query']);
  });

  test('notes a refresh, but not each', async () => {
    const { url } = await ownCloud();
    const { client } = await signedUp(url);
    const lastUse = async () => Date.parse((await currentOf(client)).last_used_at);
    const begun = await lastUse();
    const refreshedAfter = async (advance_ms: number) => {
      await control('clock', { advance_ms }, url);
      client.token = (await client.post('/auth/refresh')).body.access_token;
      return (await lastUse()) - begun;
    };
    expect(await refreshedAfter(5 * 60_000)).toBe(0);
    expect(await refreshedAfter(6 * 60_000)).toBeGreaterThanOrEqual(11 * 60_000);
  });
});

describe('ending one session', () => {
  test('is refused on its next call with a live token, and on refresh; the others go on', async () => {
    const { laptop, phone, path } = await laptopAndPhone();
    expect(await isSignedIn(phone)).toEqual(signedIn);
    expect(await laptop.delete(path)).toMatchObject({ status: 200, body: { message: 'The session has ended' } });
    expect(await isSignedIn(phone)).toEqual(signedOut);
    expect(await isSignedIn(laptop)).toEqual(signedIn);
    expect(await sessionsOf(laptop)).toHaveLength(1);
  });

  test('is refused with a token that the pool has refreshed past our API', async () => {
    const { laptop, phone, path } = await laptopAndPhone();
    await laptop.delete(path);
    const command = new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: phone.cookies.get(sessionCookieName) ?? '' },
    });
    phone.token = (await pool.send(command)).AuthenticationResult?.AccessToken;
    expect(phone.token).toBeDefined();
    expect((await phone.get('/auth/me')).status).toBe(401);
  });

  test('again changes nothing, and the next sign-in works', async () => {
    const { laptop, phone, person, path } = await laptopAndPhone();
    await laptop.delete(path);
    expect((await laptop.delete(path)).status).toBe(200);
    const again = await signedInAgain(person);
    expect(await isSignedIn(again)).toEqual(signedIn);
    expect(await isSignedIn(phone)).toEqual(signedOut);
    expect(await sessionsOf(again)).toHaveLength(2);
  });

  test('of somebody else is 404, as is one that never was, and ends nothing', async () => {
    const { phone, path } = await laptopAndPhone();
    const { client: stranger } = await signedUp();
    for (const address of [path, '/user/sessions/00000000-0000-4000-8000-000000000000'])
      expect(await stranger.delete(address)).toMatchObject({ status: 404, body: { detail: 'Session not found' } });
    expect(await isSignedIn(phone)).toEqual(signedIn);
  });

  test('of the own current one signs out', async () => {
    const { phone, laptop, path } = await laptopAndPhone();
    const answer = await phone.delete(path);
    expect(answer).toMatchObject({ status: 200, body: { message: 'You are signed out' } });
    expect(answer.headers.getSetCookie()[0]).toMatch(new RegExp(`^${sessionCookieName}=; Max-Age=0;`));
    expect((await phone.get('/auth/me')).status).toBe(401);
    expect(await isSignedIn(laptop)).toEqual(signedIn);
  });

  test('several at once ends them all', async () => {
    const { client, person } = await signedUp();
    const others = await Promise.all(Array.from({ length: 4 }, () => signedInAgain(person)));
    const ids = (await sessionsOf(client)).filter(({ current }) => !current).map(({ id }) => id);
    const answers = await Promise.all(ids.map((id) => client.delete(`/user/sessions/${id}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const other of others) expect(await isSignedIn(other)).toEqual(signedOut);
  });
});

describe('other ends of a session', () => {
  test('a sign-out removes it from the list and ends its access token', async () => {
    const { laptop, phone } = await laptopAndPhone();
    expect((await phone.post('/auth/logout')).status).toBe(200);
    expect((await phone.get('/auth/me')).status).toBe(401);
    expect(await sessionsOf(laptop)).toHaveLength(1);
    expect((await laptop.get('/user/export')).body.sessions).toHaveLength(1);
  });

  test('signing out everywhere and a new password leave only what began afterwards', async () => {
    const { laptop, phone, person, path } = await laptopAndPhone();
    const new_password = 'Quite-an0ther-one!';
    const changed = await laptop.post('/auth/change-password', { old_password: person.password, new_password });
    laptop.token = changed.body.access_token;
    expect(await sessionsOf(laptop)).toHaveLength(1);
    expect((await laptop.delete(path)).status).toBe(404);
    expect(await isSignedIn(phone)).toEqual(signedOut);
    await laptop.post('/auth/logout-everywhere');
    const again = await signedInAgain({ ...person, password: new_password });
    expect((await sessionsOf(again)).map(({ current }) => current)).toEqual([true]);
  });

  test('the export names them, and the deletion removes them', async () => {
    const { laptop, person, user } = await laptopAndPhone();
    const { body } = await laptop.get('/user/export');
    expect(body.sessions).toHaveLength(2);
    expect(Object.keys(body.sessions[0]).sort()).toEqual(['back_office', 'began_at', 'device', 'last_used_at']);
    const admin = await asAdmin();
    await known(admin, user.id);
    expect((await laptop.send('DELETE', '/user', { password: person.password })).status).toBe(200);
    expect((await laptop.get('/user/sessions')).status).toBe(401);
    expect((await admin.get(`/admin/users/${user.id}/sessions`)).status).toBe(404);
  });

  test('the one that was unused for longest makes room for a further sign-in', async () => {
    const { client, person } = await signedUp();
    for (let n = 0; n < mostOpen; n += 10) await Promise.all(Array.from({ length: 10 }, () => signedInAgain(person)));
    const last = await signedInAgain(person);
    expect(await sessionsOf(last)).toHaveLength(mostOpen);
    expect((await client.post('/auth/refresh')).status).toBe(401);
  });
});

describe('an admin', () => {
  test('sees the sessions of a user and ends one, which is in the log', async () => {
    const { laptop, phone, user, path } = await laptopAndPhone();
    const admin = await asAdmin();
    await known(admin, user.id);
    const sessions = `/admin/users/${user.id}/sessions`;
    const id = path.split('/').at(-1);
    const listed = await sessionsOf(admin, sessions);
    expect(listed.map(({ current }) => current)).toEqual([false, false]);
    expect(await admin.delete(`${sessions}/${id}`)).toMatchObject({
      status: 200,
      body: { success: true, message: 'The session has ended' },
    });
    expect(await isSignedIn(phone)).toEqual(signedOut);
    expect(await isSignedIn(laptop)).toEqual(signedIn);
    expect((await admin.delete(`${sessions}/${id}`)).status).toBe(200);
    const { activity } = (await admin.get(`/admin/users/${user.id}`)).body;
    const ended = listed.find((session) => session.id === id);
    expect(activity.map(({ action, changes }: { action: string; changes: object }) => [action, changes])).toEqual([
      ['user.session-ended', { device: [ended?.device, null] }],
    ]);
  });

  test("does not reach another user's session through this one, nor one of nobody", async () => {
    const { phone, path } = await laptopAndPhone();
    const { user: other } = await signedUp();
    const admin = await asAdmin();
    await known(admin, other.id);
    const id = path.split('/').at(-1);
    expect((await admin.delete(`/admin/users/${other.id}/sessions/${id}`)).status).toBe(404);
    expect((await admin.delete(`/admin/users/usr_00000000000000000000000000/sessions/${id}`)).status).toBe(404);
    expect((await admin.get('/admin/users/usr_00000000000000000000000000/sessions')).status).toBe(404);
    expect(await isSignedIn(phone)).toEqual(signedIn);
  });

  test('of a deactivated user sees none', async () => {
    const { laptop, user } = await laptopAndPhone();
    const admin = await asAdmin();
    await known(admin, user.id);
    await admin.put(`/admin/users/${user.id}/status`, { status: 'inactive' });
    expect(await sessionsOf(admin, `/admin/users/${user.id}/sessions`)).toEqual([]);
    await setProfile(laptop, { status: 'active' });
    expect(await isSignedIn(laptop)).toEqual(signedOut);
  });
});
