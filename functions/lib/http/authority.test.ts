import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { poolTokens } from '#scripts/local/client.ts';
import { type Authority, adminAreas } from '#shared/kernel/endpoint.ts';
import type { Profile } from '../actor.ts';
import { authenticate } from './authenticate.ts';
import { claimsOfCaller } from './token.ts';

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
  role: 'user',
  active: true,
  forcePasswordChange: false,
  lacksSecondFactor: false,
  tokensValidAfter: 0,
  openSessions: ['session-of-the-test'],
};
const call = async (token: string, auth: Authority = 'user', profile: Profile | undefined = reader) =>
  authenticate(await claimsOfCaller(`Bearer ${token}`, auth), { auth, path: '/somewhere' }, async () => profile);

/** An id token: meant for the site, not for calls, but the gateway accepts it. */
const identity = () => tokens.token({ token_use: 'id', aud: process.env.USER_POOL_CLIENT_ID });

describe('a token', () => {
  it('that is valid identifies the caller by the profile', async () => {
    const { id, email, name } = reader;
    expect(await call(await tokens.token())).toEqual({
      subject: 'subject-of-the-test',
      session: 'session-of-the-test',
      ...{ id, email, name, isAdmin: false, areas: [] },
    });
  });

  it('with a single flaw is rejected, even where none is required', async () => {
    const bad = { ...(await tokens.badTokens()), 'of another use': await identity() };
    for (const [kind, token] of Object.entries(bad))
      for (const auth of ['optional', 'user', 'admin'] as const)
        await expect(call(token, auth, { ...reader, role: 'admin' }), `${kind}, ${auth}`).rejects.toMatchObject({
          code: 'unauthenticated',
        });
  });

  it.each([
    ['no expiry', { exp: undefined }],
    ['no start of its session', { auth_time: undefined }],
    ['no session', { origin_jti: undefined }],
    ['a start in words', { auth_time: 'now' }],
    ['a text for its groups', { 'cognito:groups': 'no-admins' }],
    ['groups that are no texts', { 'cognito:groups': [['admins']] }],
  ])('with %s is rejected', async (_, change) => {
    await expect(call(await tokens.token(change), 'user', { ...reader, role: 'admin' })).rejects.toMatchObject({
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

  it('is refused as soon as its session has ended, even if it was verified a moment ago', async () => {
    const token = await tokens.token();
    const withOpen = (...openSessions: string[]) => call(token, 'user', { ...reader, openSessions });
    await expect(withOpen('another-session', 'session-of-the-test')).resolves.toMatchObject({ id: reader.id });
    for (const others of [['another-session'], []])
      await expect(withOpen(...others)).rejects.toMatchObject({ code: 'unauthenticated' });
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
    const profile: Profile = { ...reader, role: isAdmin ? 'admin' : 'user' };
    expect(await call(token, 'user', profile)).toMatchObject({ isAdmin: expected });
    expect(await call(token, 'optional', profile)).toMatchObject({ isAdmin: expected });
    const onAdminRoute = call(token, 'admin', profile);
    if (expected) await expect(onAdminRoute).resolves.toMatchObject({ isAdmin: true });
    else await expect(onAdminRoute).rejects.toMatchObject({ code: 'forbidden', message: 'Admin access required' });
  });
});

describe('a role', () => {
  it.each([
    ['editor', ['editors'], ['admin:content', 'admin:newsletter', 'admin:overview']],
    ['support', ['support'], ['admin:inquiries', 'admin:orders', 'admin:overview', 'admin:users.read']],
    // A token from before a change: what both have in common.
    ['editor', ['admins'], ['admin:content', 'admin:newsletter', 'admin:overview']],
    ['support', ['editors'], ['admin:overview']],
    ['editor', undefined, []],
    ['user', ['owners', 'admins', 'editors', 'support'], []],
  ] as const)('%s with the groups %s has %s', async (role, groups, areas) => {
    const token = await tokens.token({ 'cognito:groups': groups });
    const profile: Profile = { ...reader, role };
    expect([...((await call(token, 'user', profile))?.areas ?? [])].sort()).toEqual(areas);
    for (const area of adminAreas) {
      const answer = call(token, area, profile);
      if ((areas as readonly string[]).includes(area)) await expect(answer).resolves.toMatchObject({ id: reader.id });
      else await expect(answer).rejects.toMatchObject({ code: 'forbidden' });
    }
  });

  it('of the back-office is told that it is the role; a reader, that it takes an admin', async () => {
    const token = await tokens.token({ 'cognito:groups': ['editors'] });
    const asked = (role: Profile['role']) => call(token, 'admin:orders', { ...reader, role });
    await expect(asked('editor')).rejects.toMatchObject({ message: 'Your role does not include this' });
    await expect(asked('user')).rejects.toMatchObject({ message: 'Admin access required' });
    await expect(asked('admin')).rejects.toMatchObject({ message: 'Admin access required' });
  });

  it('keeps what an admin had when it becomes an owner', async () => {
    const token = await tokens.token({ 'cognito:groups': ['admins'] });
    const profile: Profile = { ...reader, role: 'owner' };
    await expect(call(token, 'admin', profile)).resolves.toMatchObject({ isAdmin: true });
    await expect(call(token, 'owner', profile)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
