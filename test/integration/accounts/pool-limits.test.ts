import { expect, it } from 'vitest';
import { control, fileCloud, signedUp, visitor } from '../cloud.ts';

/** What the user pool refuses to too many. */

const cloud = fileCloud();
const url = () => cloud().url;
const pass = (seconds: number) => control('clock', { advance_ms: seconds * 1000 }, url());
const limit = (limits: object) => control('accounts', { ...limits }, url());

it('during a lockout strangers cannot tell who has an account, its owner can, and afterwards all is well', async () => {
  const { client, person } = await signedUp(url());
  await limit({ lockout: true });
  for (let n = 1; n <= 12; n += 1) {
    const wrong = { email: person.email, password: 'not-mine' };
    expect((await visitor(url()).post('/auth/login', wrong)).status).toBe(401);
    // Each lock is twice as long as the one before: the last one outlives even a slow test.
    if (n < 12) await pass(2 ** Math.max(0, n - 5));
  }
  const nobody = { email: 'nobody@rampart.test', password: 'not-mine' };
  const locked = await visitor(url()).post('/auth/login', person);
  const unknown = await visitor(url()).post('/auth/login', nobody);
  expect([locked.status, locked.body.detail]).toEqual([401, unknown.body.detail]);
  const refused = await client.delete('/user', { password: person.password });
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(refused.body.detail).toBe('Too many failed attempts. Please wait up to 15 minutes and try again.');
  expect(refused.headers.get('retry-after')).toBe('60');
  await pass(2 ** 7);
  expect((await visitor(url()).post('/auth/login', person)).status).toBe(200);
});

it('sign-ins above the rate can be tried again in a moment', async () => {
  const { person } = await signedUp(url());
  await limit({ rates: { UserAuthentication: 1 } });
  const answers = await Promise.all(Array.from({ length: 8 }, () => visitor(url()).post('/auth/login', person)));
  await limit({});
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body, headers } of refused) {
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '2']);
    expect(body.detail).toBe('Signing in is not possible right now. Please try again in a moment.');
  }
  expect((await visitor(url()).post('/auth/login', person)).status).toBe(200);
});
