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

/** What the pool gives for the site to read, not to call with; the gateway lets it through. */
const identity = () => tokens.token({ token_use: 'id', aud: process.env.USER_POOL_CLIENT_ID });

describe('a token', () => {
  it('that is good says who calls, as the profile has it', async () => {
    const { id, email, name } = reader;
    expect(await call(await tokens.token())).toEqual({
      subject: 'subject-of-the-test',
      ...{ id, email, name, isAdmin: false },
    });
  });

  it('that is wrong in one thing is refused, also where none is needed', async () => {
    const bad = { ...(await tokens.badTokens()), 'of another use': await identity() };
    for (const [kind, token] of Object.entries(bad))
      for (const auth of ['optional', 'user', 'admin'] as const)
        await expect(call(token, auth, { ...reader, isAdmin: true }), `${kind}, ${auth}`).rejects.toMatchObject({
          code: 'unauthenticated',
        });
  });

  it('ends with its time, however lately it was good', async () => {
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
    ['the group without the role: somebody who was demoted', ['admins'], false, false],
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
