import { describe, expect, test } from 'vitest';
import { AttemptEntity } from '#functions/accounts/attempt/attempt.entity.ts';
import { slowAt } from '#functions/accounts/attempt/attempt.service.ts';
import { hiddenKey } from '#functions/accounts/attempt/hidden-key.ts';
import { sessionCookieName } from '#lib/browser/cookies.ts';
import { admin, reader } from '#scripts/seed/people.ts';
import { control, fileCloud, signedUp, somebody, visitor, withinAMinute } from '../cloud.ts';
import { setProfile } from './accounts.ts';

const wrong = { detail: 'Authentication failed', code: 'unauthenticated' };
const notAdmin = { detail: 'Invalid admin credentials', code: 'unauthenticated' };

describe('login', () => {
  const cloud = fileCloud();

  test('returns the user, an access token and its lifetime; the refresh token only as a cookie', async () => {
    const { person, user } = await signedUp();
    const client = visitor();
    const answer = await client.post('/auth/login', { email: person.email.toUpperCase(), password: person.password });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, user, access_token: expect.any(String), expires_in: 900 });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    const [pair = '', ...attributes] = cookies[0]?.split('; ') ?? [];
    expect(pair).toMatch(/^__Secure-refresh_token=.{100,}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/api/auth', 'SameSite=Strict', 'Secure']);
    expect(JSON.stringify(answer.body)).not.toContain(pair.slice(`${sessionCookieName}=`.length));
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
    // Each from its own IP address: a rate-limited request is always fast.
    const time = async (email: string) => {
      const begun = performance.now();
      const { status } = await visitor().post('/auth/login', { email, password: 'guess-it' });
      expect(status).toBe(401);
      return performance.now() - begun;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    // The machine's own pauses vary, the minimum time of a login does not. The tenth failure locks.
    for (let i = 0; i < 9; i++) {
      known.push(await time(person.email));
      unknown.push(await time(somebody().email));
    }
    const ratio = Math.min(...known) / Math.min(...unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  test('refuses malformed credentials', async () => {
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

  test('reveals that an account is deactivated only after the right password', async () => {
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
    const answers = await withinAMinute(() => {
      const client = visitor();
      return Promise.all(Array.from({ length: 12 }, () => client.post('/auth/login', somebody())));
    });
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
    const { url } = cloud();
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
    const { url } = cloud();
    const { person } = await signedUp(url);
    const client = visitor(url);
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; i++) await client.post('/auth/login', { ...person, password: 'guess-it' });
      expect((await client.post('/auth/login', person)).status).toBe(200);
      await control('clock', { advance_ms: 61_000 }, url);
    }
  });

  test('answers 503 and counts nothing while the user pool is unavailable', async () => {
    const { url } = cloud();
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
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Secure-refresh_token=/);
  });

  test('gives the same message in every other case', async () => {
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
