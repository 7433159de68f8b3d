import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { poolTokens } from '#scripts/local/client.ts';
import type { Authority } from '#shared/kernel/endpoint.ts';
import type { Profile } from '../actor.ts';
import { authenticate } from './authenticate.ts';

let tokens: Awaited<ReturnType<typeof poolTokens>>;
beforeAll(async () => {
  tokens = await poolTokens(process.env.USER_POOL_ID ?? '', process.env.USER_POOL_CLIENT_ID ?? '');
});

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(tokens.jwks))),
  );
});
afterEach(() => vi.unstubAllGlobals());

const reader: Profile = {
  id: 'usr_1',
  email: 'sam@example.test',
  name: 'Sam',
  isAdmin: false,
  active: true,
  forcePasswordChange: false,
  tokensValidAfter: 0,
};
const call = (token: string, auth: Authority = 'user', profile: Profile | undefined = reader) =>
  authenticate(`Bearer ${token}`, { auth, path: '/somewhere' }, async () => profile);

/** An id token: meant for the site, not for calls, but the gateway accepts it. */
const identity = () => tokens.token({ token_use: 'id', aud: process.env.USER_POOL_CLIENT_ID });

describe('a token', () => {
  it('that is valid identifies the caller by the profile', async () => {
    const { id, email, name } = reader;
    expect(await call(await tokens.token())).toEqual({
      subject: 'subject-of-the-test',
      ...{ id, email, name, isAdmin: false },
    });
  });

  it('with a single flaw is rejected, even where none is required', async () => {
    const bad = { ...(await tokens.badTokens()), 'of another use': await identity() };
    for (const [kind, token] of Object.entries(bad))
      for (const auth of ['optional', 'user', 'admin'] as const)
        await expect(call(token, auth, { ...reader, isAdmin: true }), `${kind}, ${auth}`).rejects.toMatchObject({
          code: 'unauthenticated',
        });
  });

  it.each([
    ['no expiry', { exp: undefined }],
    ['no start of its session', { auth_time: undefined }],
    ['a start in words', { auth_time: 'now' }],
    ['a text for its groups', { 'cognito:groups': 'no-admins' }],
    ['groups that are no texts', { 'cognito:groups': [['admins']] }],
  ])('with %s is rejected', async (_, change) => {
    await expect(call(await tokens.token(change), 'user', { ...reader, isAdmin: true })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('is good if its session began in the second of the cutoff, and not if a second earlier', async () => {
    const start = 1_795_000_000;
    const token = await tokens.token({ auth_time: start });
    const cutAt = (second: number) => call(token, 'user', { ...reader, tokensValidAfter: second * 1000 });
    await expect(cutAt(start)).resolves.toMatchObject({ id: reader.id });
    await expect(cutAt(start + 1)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('expires, even if it was verified a moment ago', async () => {
    const token = await tokens.token();
    vi.useFakeTimers({ toFake: ['Date'], now: tokens.expiresAt - 1 });
    try {
      await expect(call(token)).resolves.toMatchObject({ id: reader.id });
      vi.setSystemTime(tokens.expiresAt + 1000);
      await expect(call(token)).rejects.toMatchObject({ code: 'unauthenticated' });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('an admin', () => {
  it.each([
    ['the group in the token and the role in the profile', ['editors', 'admins'], true, true],
    ['the role without the group', undefined, true, false],
    ['the role with another group', ['editors', 'admin', 'admins2'], true, false],
    ['the group without the role, after a demotion', ['admins'], false, false],
    ['neither', undefined, false, false],
  ])('%s: %s %s is %s', async (_, groups, isAdmin, expected) => {
    const token = await tokens.token({ 'cognito:groups': groups });
    const profile = { ...reader, isAdmin };
    expect(await call(token, 'user', profile)).toMatchObject({ isAdmin: expected });
    expect(await call(token, 'optional', profile)).toMatchObject({ isAdmin: expected });
    const onAdminRoute = call(token, 'admin', profile);
    if (expected) await expect(onAdminRoute).resolves.toMatchObject({ isAdmin: true });
    else await expect(onAdminRoute).rejects.toMatchObject({ code: 'forbidden', message: 'Admin access required' });
  });
});
