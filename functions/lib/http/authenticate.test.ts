import { afterEach, expect, it, vi } from 'vitest';
import { authenticate } from './authenticate.ts';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = {
  sub: 'x',
  iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_unit00000',
  token_use: 'access',
};
const token = `Bearer ${part({ alg: 'RS256', kid: 'k' })}.${part(claims)}.${part({})}`;
const call = () => authenticate(token, { auth: 'user', path: '/auth/me' }, async () => undefined);

afterEach(() => vi.unstubAllGlobals());

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
