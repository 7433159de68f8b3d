import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { AdminInitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { AttemptEntity } from '#functions/accounts/attempt.entity.ts';
import { slowAt } from '#functions/accounts/attempt.service.ts';
import { hiddenKey } from '#functions/accounts/hidden-key.ts';
import { createAccount } from '#functions/accounts/user.service.ts';
import { ClientId, pool, UserPoolId } from '#functions/accounts/user-pool.client.ts';
import { admin, reader } from '#scripts/seed/people.ts';
import { setProfile, signedInAgain } from './accounts.ts';
import { control, ownCloud, signedUp, somebody, visitor } from './cloud.ts';

const wrong = { detail: 'Authentication failed', code: 'unauthenticated' };
const notAdmin = { detail: 'Invalid admin credentials', code: 'unauthenticated' };

describe('login', () => {
  test('answers the user, an access token and its life; the refresh token only as a cookie', async () => {
    const { person, user } = await signedUp();
    const client = visitor();
    const answer = await client.post('/auth/login', { email: person.email.toUpperCase(), password: person.password });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ user, access_token: expect.any(String), expires_in: 900 });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    const [pair = '', ...attributes] = cookies[0]?.split('; ') ?? [];
    expect(pair).toMatch(/^refresh_token=.{100,}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/api/auth', 'SameSite=Strict', 'Secure']);
    expect(JSON.stringify(answer.body)).not.toContain(pair.slice('refresh_token='.length));
    client.token = answer.body.access_token;
    expect((await client.get('/auth/me')).body).toEqual(user);
  });

  test('says the same of an unknown address and of a wrong password', async () => {
    const { person } = await signedUp();
    const client = visitor();
    const unknown = await client.post('/auth/login', { email: 'nobody@example.test', password: person.password });
    const mistyped = await client.post('/auth/login', { email: person.email, password: `${person.password}x` });
    for (const answer of [unknown, mistyped]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(wrong);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test('takes as long for an unknown address as for a wrong password', async () => {
    const { person } = await signedUp();
    const client = visitor();
    const time = async (email: string) => {
      const begun = performance.now();
      await client.post('/auth/login', { email, password: 'guess-it' });
      return performance.now() - begun;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 5; i++) {
      known.push(await time(person.email));
      unknown.push(await time('nobody@example.test'));
    }
    const ratio = Math.min(...known) / Math.min(...unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  test('refuses what is no credentials', async () => {
    const client = visitor();
    const noAddress = await client.post('/auth/login', { email: 'nobody', password: 'x' });
    expect(noAddress).toMatchObject({ status: 422, body: { errors: { email: 'Please enter a valid email address' } } });
    const noPassword = await client.post('/auth/login', { email: 'a@example.test', password: '' });
    expect(noPassword).toMatchObject({ status: 422, body: { errors: { password: 'Please enter your password' } } });
    expect(await client.post('/auth/login', {}, { raw: '{' })).toMatchObject({ status: 400 });
    expect(await client.post('/auth/login', {}, { headers: { 'content-type': 'text/plain' } })).toMatchObject({
      status: 415,
    });
  });

  test('tells somebody deactivated so only after the right password', async () => {
    const { client, person } = await signedUp();
    await setProfile(client, { status: 'inactive' });
    const elsewhere = visitor();
    expect(await elsewhere.post('/auth/login', { ...person, password: 'guess-it' })).toMatchObject({
      status: 401,
      body: wrong,
    });
    const right = await elsewhere.post('/auth/login', person);
    expect(right).toMatchObject({
      status: 403,
      body: { detail: 'This account has been deactivated', code: 'forbidden' },
    });
    expect(elsewhere.cookies.size).toBe(0);
    expect((await client.get('/auth/me')).status).toBe(401);
    expect((await client.post('/auth/refresh')).status).toBe(401);
  });

  test('is limited per visitor', async () => {
    const client = visitor();
    const answers = await Promise.all(Array.from({ length: 12 }, () => client.post('/auth/login', somebody())));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('is slow, but not locked, for an address that fails everywhere', async () => {
    const { person } = await signedUp();
    const expires_at = Date.now() + 60_000;
    const key = hiddenKey('sign-in', person.email);
    await AttemptEntity.put({ key, times: slowAt, expires_at, ttl: Math.ceil(expires_at / 1000) }).go();
    const begun = performance.now();
    expect((await visitor().post('/auth/login', person)).status).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(950);
  });

  test('locks a visitor and an address together for 15 minutes after ten failures', async () => {
    const { url } = await ownCloud();
    const { person } = await signedUp(url);
    const guesser = visitor(url);
    const guess = () => guesser.post('/auth/login', { ...person, password: 'guess-it' });
    const minute = () => control('clock', { advance_ms: 61_000 }, url);
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 5; i++) expect((await guess()).status).toBe(401);
      await minute();
    }
    const locked = await guesser.post('/auth/login', person);
    expect(locked).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(locked.body.detail).toMatch(/^Too many failed attempts\. Please try again in 1[45] minutes\.$/);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await visitor(url).post('/auth/login', person)).status).toBe(200);
    expect((await guesser.post('/auth/login', { email: admin.email, password: admin.password })).status).toBe(200);
    await control('clock', { advance_ms: 13 * 60_000 }, url);
    expect((await guesser.post('/auth/login', person)).status).toBe(429);
    await control('clock', { advance_ms: 2 * 60_000 }, url);
    expect((await guesser.post('/auth/login', person)).status).toBe(200);
  });

  test('forgets failures after the right password', async () => {
    const { url } = await ownCloud();
    const { person } = await signedUp(url);
    const client = visitor(url);
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; i++) await client.post('/auth/login', { ...person, password: 'guess-it' });
      expect((await client.post('/auth/login', person)).status).toBe(200);
      await control('clock', { advance_ms: 61_000 }, url);
    }
  });

  test('answers 503 and counts nothing while the user pool is away', async () => {
    const { url } = await ownCloud();
    await control(
      'faults',
      {
        service: 'cognito-idp',
        operation: 'AdminInitiateAuth',
        error: 'InternalErrorException',
        status: 500,
        times: 3,
      },
      url,
    );
    const client = visitor(url);
    const away = await client.post('/auth/login', admin);
    expect(away).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(away.headers.get('retry-after')).toBe('2');
    expect((await client.post('/auth/login', admin)).status).toBe(200);
  });
});

describe('admin login', () => {
  test('lets an admin in', async () => {
    const answer = await visitor().post('/auth/admin-login', { email: admin.email, password: admin.password });
    expect(answer).toMatchObject({ status: 200, body: { user: { role: 'admin', is_admin: true }, expires_in: 900 } });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^refresh_token=/);
  });

  test('says one sentence in every other case', async () => {
    const client = visitor();
    const { client: demoted, person } = await signedUp();
    // In the profile alone: the group of the token is missing.
    await setProfile(demoted, { role: 'admin' });
    const cases = [reader, person, { ...admin, password: 'guess-it' }, { email: 'nobody@example.test', password: 'x' }];
    for (const credentials of cases) {
      const answer = await client.post('/auth/admin-login', credentials);
      expect(answer).toMatchObject({ status: 401, body: notAdmin });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    await setProfile(demoted, { role: 'user' });
  });
});

describe('tokens', () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

  /** Tokens that look right and are not. */
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
      'of another issuer': signed(header ?? '', encode({ ...decode(payload), iss: 'https://issuer.example.test' })),
      'of no kind': 'made.up.token',
    };
  }

  test('that were made up open nothing, not even what anybody may read', async () => {
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
    const { url } = await ownCloud();
    const { client } = await signedUp(url);
    await control('clock', { advance_ms: 14 * 60_000 }, url);
    expect((await client.get('/auth/me')).status).toBe(200);
    await control('clock', { advance_ms: 61_000 }, url);
    expect((await client.get('/auth/me')).status).toBe(401);
    const { body } = await client.post('/auth/refresh');
    client.token = body.access_token;
    expect((await client.get('/auth/me')).status).toBe(200);
    await control('clock', { advance_ms: 30 * 86_400_000 }, url);
    expect((await client.post('/auth/refresh')).status).toBe(401);
  });
});

describe('refresh', () => {
  test('answers a new token for the cookie, which stays', async () => {
    const { client, user } = await signedUp();
    const before = client.token;
    client.token = undefined;
    await new Promise((resolve) => setTimeout(resolve, 1001));
    const answer = await client.post('/auth/refresh');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ user, access_token: expect.any(String), expires_in: 900 });
    expect(answer.body.access_token).not.toBe(before);
    client.token = answer.body.access_token;
    expect((await client.get('/auth/me')).status).toBe(200);
    expect((await client.post('/auth/refresh')).status).toBe(200);
  });

  test('refuses no cookie, a made-up one, and an access token in its place', async () => {
    const { client } = await signedUp();
    for (const value of [undefined, 'made-up', client.token]) {
      const stranger = visitor();
      if (value) stranger.cookies.set('refresh_token', value);
      expect(await stranger.post('/auth/refresh')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    }
  });
});

describe('logout', () => {
  test('ends this session, clears the cookie and leaves the others', async () => {
    const { client, person } = await signedUp();
    const other = await signedInAgain(person);
    const token = client.cookies.get('refresh_token') ?? '';
    const answer = await client.post('/auth/logout');
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^refresh_token=; Max-Age=0; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
    );
    const thief = visitor();
    thief.cookies.set('refresh_token', token);
    expect((await thief.post('/auth/refresh')).status).toBe(401);
    expect((await other.post('/auth/refresh')).status).toBe(200);
  });

  test('works without a session, twice, and with a wrong cookie', async () => {
    const client = visitor();
    expect((await client.post('/auth/logout')).status).toBe(200);
    client.cookies.set('refresh_token', 'made-up');
    expect((await client.post('/auth/logout')).status).toBe(200);
    expect((await client.post('/auth/logout')).status).toBe(200);
  });
});

describe('change of password', () => {
  const strong = 'Another-1';

  test('ends every other session and answers a new one', async () => {
    const { client, person, user } = await signedUp();
    const other = await signedInAgain(person);
    const oldCookie = client.cookies.get('refresh_token') ?? '';
    const oldToken = client.token;
    const answer = await client.post('/auth/change-password', { old_password: person.password, new_password: strong });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      message: 'Password changed successfully!',
      user,
      access_token: expect.any(String),
      expires_in: 900,
    });
    client.token = answer.body.access_token;
    expect((await client.get('/auth/me')).status).toBe(200);
    expect((await client.post('/auth/refresh')).status).toBe(200);
    const ended = visitor();
    ended.token = oldToken;
    ended.cookies.set('refresh_token', oldCookie);
    for (const session of [other, ended]) {
      expect((await session.get('/auth/me')).status).toBe(401);
      expect((await session.post('/auth/refresh')).status).toBe(401);
    }
    expect((await visitor().post('/auth/login', person)).status).toBe(401);
    expect((await visitor().post('/auth/login', { ...person, password: strong })).status).toBe(200);
  });

  test('refuses a wrong, a weak and an unchanged password', async () => {
    const { client, person } = await signedUp();
    const change = (old_password: string, new_password: string) =>
      client.post('/auth/change-password', { old_password, new_password });
    expect(await change('guess-it', strong)).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { old_password: 'Your current password is not correct' } },
    });
    expect(await change(person.password, 'weakweak')).toMatchObject({
      status: 422,
      body: {
        detail: 'Password is too weak. Please choose a stronger password.',
        errors: { new_password: expect.any(String) },
      },
    });
    expect(await change(person.password, 'Ab1')).toMatchObject({
      status: 422,
      body: { detail: 'Password must be at least 6 characters long' },
    });
    expect(await change(person.password, ` ${strong}`)).toMatchObject({ status: 422 });
    expect(await change(person.password, person.password)).toMatchObject({
      status: 422,
      body: { errors: { new_password: 'The new password must differ from the current one' } },
    });
    expect((await visitor().post('/auth/change-password', { old_password: 'a', new_password: strong })).status).toBe(
      401,
    );
    expect((await client.get('/auth/me')).status).toBe(200);
  });

  test('is the only way on while a change is forced', async () => {
    const { client, person } = await signedUp();
    await setProfile(client, { force_password_change: true });
    expect((await client.get('/auth/me')).body.force_password_change).toBe(true);
    for (const path of ['/user/library', '/user/export'])
      expect(await client.get(path)).toMatchObject({ status: 403, body: { code: 'password_change_required' } });
    const again = await signedInAgain(person);
    expect((await again.get('/user/library')).status).toBe(403);
    expect((await again.post('/auth/logout')).status).toBe(200);
    const changed = await client.post('/auth/change-password', { old_password: person.password, new_password: strong });
    expect(changed).toMatchObject({ status: 200, body: { user: { force_password_change: false } } });
    client.token = changed.body.access_token;
    expect((await client.get('/user/export')).status).toBe(200);
  });

  test('twice at once leaves one password and one live session for it', async () => {
    const { client, person } = await signedUp();
    const changes = ['Another-1', 'Another-2'].map(async (new_password) => ({
      new_password,
      answer: await client.post('/auth/change-password', { old_password: person.password, new_password }),
    }));
    const outcomes = await Promise.all(changes);
    const logins = await Promise.all(
      outcomes.map(({ new_password }) => visitor().post('/auth/login', { ...person, password: new_password })),
    );
    expect(logins.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await visitor().post('/auth/login', person)).status).toBe(401);
  });
});

test('demotion acts on the next call, whatever the token says', async () => {
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
