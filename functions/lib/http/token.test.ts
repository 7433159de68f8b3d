import { createSign, generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { claimsOfCaller } from './token.ts';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = {
  sub: 'x',
  iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_unit00000',
  token_use: 'access',
};
const token = `Bearer ${part({ alg: 'RS256', kid: 'k' })}.${part(claims)}.${part({})}`;
const call = () => claimsOfCaller(token, 'user');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['cannot be served', () => Promise.resolve(new Response('', { status: 500 }))],
])('does not sign anyone out while the keys %s', async (_, answer) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  await expect(call()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
});

it('rejects a token that none of the keys signed', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json({ keys: [] }))),
  );
  await expect(call()).rejects.toMatchObject({ code: 'unauthenticated' });
});

describe('a token that was verified before', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' };
  const start = Date.UTC(2031, 0, 1);

  function signed(minutes: number): string {
    const seconds = start / 1000;
    const said = { ...claims, client_id: process.env.USER_POOL_CLIENT_ID, origin_jti: 'one', auth_time: seconds };
    const body = `${part({ alg: 'RS256', kid: 'own' })}.${part({ ...said, iat: seconds, exp: seconds + minutes * 60 })}`;
    return `Bearer ${body}.${createSign('RSA-SHA256').update(body).sign(privateKey, 'base64url')}`;
  }
  it('is taken until it expires, and no moment longer; one like it is not', async () => {
    vi.useFakeTimers({ now: start, toFake: ['Date'] });
    // The keys that the tests above could not have are asked for again after a while only.
    vi.resetModules();
    const anew = await import('./token.ts');
    const callWith = (bearer: string) => anew.claimsOfCaller(bearer, 'user');
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(Response.json({ keys: [jwk] }))),
    );
    const bearer = signed(15);
    for (const minute of [0, 1, 14.99]) {
      vi.setSystemTime(start + minute * 60_000);
      expect(await callWith(bearer)).toMatchObject({ subject: 'x' });
    }
    const [head, body, signature = ''] = bearer.split('.');
    const forged = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    await expect(callWith(forged)).rejects.toMatchObject({ code: 'unauthenticated' });
    vi.setSystemTime(start + 15 * 60_000 + 1000);
    await expect(callWith(bearer)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
