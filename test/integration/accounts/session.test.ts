import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { AdminInitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { nextSecond } from '#functions/accounts/password/password.service.ts';
import { findByEmail } from '#functions/accounts/user/user.repo.ts';
import { createAccount } from '#functions/accounts/user/user.service.ts';
import { recordNewPassword } from '#functions/accounts/user/user-change.repo.ts';
import { ClientId, pool, UserPoolId } from '#functions/accounts/user-pool/user-pool.client.ts';
import { sessionCookieName } from '#lib/browser/cookies.ts';
import { control, ownCloud, signedUp, somebody, visitor } from '../cloud.ts';
import { passQuietly } from '../pass-quietly.ts';
import { setProfile, signedInAgain } from './accounts.ts';

const pastSecond = () => new Promise((resolve) => setTimeout(resolve, 1001));

describe('tokens', () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

  /** Tokens that look valid and are not. */
  function forgeries(token: string): Record<string, string> {
    const [header, payload, signature = ''] = token.split('.');
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const admin = encode({ ...decode(payload), 'cognito:groups': ['admins'] });
    const signed = (head: string, body: string) =>
      `${head}.${body}.${sign('sha256', Buffer.from(`${head}.${body}`), privateKey).toString('base64url')}`;
    const none = encode({ ...decode(header), alg: 'none' });
    const hmac = encode({ ...decode(header), alg: 'HS256' });
    return {
      'without a signature': `${none}.${payload}.`,
      'of algorithm none': `${none}.${payload}.${signature}`,
      'with a shared key': `${hmac}.${payload}.${createHmac('sha256', 'key').update(`${hmac}.${payload}`).digest('base64url')}`,
      'of another key': signed(header ?? '', payload ?? ''),
      'with forged groups': `${header}.${admin}.${signature}`,
      'of no kind': 'made.up.token',
    };
  }

  test('that are forged open nothing, not even public routes', async () => {
    const { client } = await signedUp();
    for (const [kind, token] of Object.entries(forgeries(client.token ?? ''))) {
      const forger = visitor();
      forger.token = token;
      for (const path of ['/auth/me', '/admin/ebooks', '/ebooks/public'])
        expect((await forger.get(path)).status, `${kind} ${path}`).toBe(401);
    }
  });

  test('of another use are refused', async () => {
    const { person } = await signedUp();
    const command = new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: person.email, PASSWORD: person.password },
    });
    const { AuthenticationResult } = await pool.send(command);
    for (const token of [AuthenticationResult?.IdToken, AuthenticationResult?.RefreshToken]) {
      const client = visitor();
      client.token = token;
      expect((await client.get('/auth/me')).status).toBe(401);
    }
  });

  test('live for 15 minutes, the session for 30 days', async () => {
    const cloud = await ownCloud();
    const { url } = cloud;
    const { client } = await signedUp(url);
    await control('clock', { advance_ms: 14 * 60_000 }, url);
    expect((await client.get('/auth/me')).status).toBe(200);
    await control('clock', { advance_ms: 61_000 }, url);
    // The gateway's own response: the function is not called.
    expect(await client.get('/auth/me')).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
    const { body } = await client.post('/auth/refresh');
    client.token = body.access_token;
    expect((await client.get('/auth/me')).status).toBe(200);
    passQuietly(cloud, 30 * 86_400_000);
    expect((await client.post('/auth/refresh')).status).toBe(401);
  });
});

describe('refresh', () => {
  test('returns a new token for the cookie, which stays', async () => {
    const { client, user } = await signedUp();
    const before = client.token;
    client.token = undefined;
    await pastSecond();
    const answer = await client.post('/auth/refresh');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, user, access_token: expect.any(String), expires_in: 900 });
    expect(answer.body.access_token).not.toBe(before);
    client.token = answer.body.access_token;
    expect((await client.get('/auth/me')).status).toBe(200);
    expect((await client.post('/auth/refresh')).status).toBe(200);
  });

  test('refuses a missing cookie, a forged one, and an access token in its place', async () => {
    const { client } = await signedUp();
    for (const value of [undefined, 'made-up', client.token]) {
      const stranger = visitor();
      if (value) stranger.cookies.set(sessionCookieName, value);
      expect(await stranger.post('/auth/refresh')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    }
  });
});

describe('a call from a page of another host', () => {
  const foreign = { headers: { 'sec-fetch-site': 'same-site', origin: 'https://other.rampart.test' } };

  test('neither refreshes nor ends a session', async () => {
    const { client } = await signedUp();
    for (const path of ['/auth/refresh', '/auth/logout'])
      expect(await client.post(path, undefined, foreign)).toMatchObject({
        status: 403,
        body: { code: 'forbidden', detail: 'Please use the site' },
      });
    const ours = { headers: { 'sec-fetch-site': 'same-origin', origin: new URL(client.base).origin } };
    expect((await client.post('/auth/refresh', undefined, ours)).status).toBe(200);
    expect((await client.post('/auth/refresh', undefined, { headers: { origin: ours.headers.origin } })).status).toBe(
      200,
    );
  });
});

describe('logout', () => {
  test('ends this session, clears the cookie and leaves the others', async () => {
    const { client, person } = await signedUp();
    const other = await signedInAgain(person);
    const token = client.cookies.get(sessionCookieName) ?? '';
    const answer = await client.post('/auth/logout');
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Secure-refresh_token=; Max-Age=0; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
    );
    const thief = visitor();
    thief.cookies.set(sessionCookieName, token);
    expect((await thief.post('/auth/refresh')).status).toBe(401);
    expect((await other.post('/auth/refresh')).status).toBe(200);
  });

  test('works without a session, twice, and with a wrong cookie', async () => {
    const client = visitor();
    expect((await client.post('/auth/logout')).status).toBe(200);
    client.cookies.set(sessionCookieName, 'made-up');
    expect((await client.post('/auth/logout')).status).toBe(200);
    expect((await client.post('/auth/logout')).status).toBe(200);
  });
});

describe('signing out everywhere', () => {
  test('ends every session of the person at once, and nobody else', async () => {
    const { client, person } = await signedUp();
    const [other, stranger] = [await signedInAgain(person), (await signedUp()).client];
    const answer = await client.post('/auth/logout-everywhere');
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'You are signed out everywhere.' } });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Secure-refresh_token=; Max-Age=0;/);
    for (const ended of [client, other]) {
      expect((await ended.get('/auth/me')).status).toBe(401);
      expect((await ended.post('/auth/refresh')).status).toBe(401);
    }
    expect((await stranger.get('/auth/me')).status).toBe(200);
    expect((await (await signedInAgain(person)).get('/auth/me')).status).toBe(200);
  });

  test('is for somebody who is signed in', async () => {
    expect((await visitor().post('/auth/logout-everywhere')).status).toBe(401);
  });
});

test('a session from before the last password change stays ended, even with a newer token', async () => {
  const { client, person } = await signedUp();
  const user = await findByEmail(person.email);
  // Somebody signed in with the old password after all sessions had ended and before the new password was set.
  await recordNewPassword(user?.subject ?? '', nextSecond(Date.now()), {});
  await pastSecond();
  // Anybody may call the pool directly, which does not know `tokens_valid_after`.
  const command = new AdminInitiateAuthCommand({
    UserPoolId,
    ClientId,
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: client.cookies.get(sessionCookieName) ?? '' },
  });
  client.token = (await pool.send(command)).AuthenticationResult?.AccessToken;
  expect(client.token).toBeDefined();
  expect((await client.get('/auth/me')).status).toBe(401);
  const again = await signedInAgain(person);
  expect((await again.get('/auth/me')).status).toBe(200);
});

test('demotion takes effect on the next call, whatever the token says', async () => {
  const person = { ...somebody(), role: 'admin' as const, verified: true };
  await createAccount(person);
  const client = visitor();
  client.token = (await client.post('/auth/admin-login', person)).body.access_token;
  expect((await client.get('/admin/ebooks')).status).toBe(200);
  await setProfile(client, { role: 'user' });
  expect(await client.get('/admin/ebooks')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect((await client.get('/auth/me')).body).toMatchObject({ role: 'user', is_admin: false });
  await setProfile(client, { role: 'admin' });
});
