import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { poolTokens } from '#scripts/local/client.ts';
import { endpoint } from '#shared/kernel/endpoint.ts';
import { notFound } from '../errors.ts';
import { createApp } from './app.ts';
import type { HttpEvent } from './event.ts';
import { route } from './route.ts';

/* Whose calls the log names. */

const tokens = await poolTokens(process.env.USER_POOL_ID ?? '', process.env.USER_POOL_CLIENT_ID ?? '');
const [secret = ''] = process.env.ORIGIN_SECRETS?.split(',') ?? [];
const manage = endpoint({ method: 'POST', path: '/admin/things', auth: 'admin', summary: 'For the test' });
const look = endpoint({ method: 'POST', path: '/things', auth: 'optional', summary: 'For the test' });
const nothing = () => {
  throw notFound('There is no such thing');
};
const profile = {
  ...{ id: 'usr_1', email: 'sam@example.test', name: 'Sam', role: 'user' as const, active: true },
  ...{ forcePasswordChange: false, lacksSecondFactor: false, tokensValidAfter: 0 },
  openSessions: ['session-of-the-test'],
};
const app = createApp([route(manage, nothing), route(look, nothing)], async () => profile);

function call(path: string, token?: string) {
  const event = {
    version: '2.0',
    rawPath: `/api${path}`,
    headers: { 'x-origin-secret': secret, ...(token && { authorization: `Bearer ${token}` }) },
    requestContext: { requestId: 'r', http: { method: 'POST', path: `/api${path}`, sourceIp: '10.0.0.1' } },
  };
  return app(event as unknown as HttpEvent, {} as Parameters<typeof app>[1]);
}

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(tokens.jwks))),
  );
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => printed.push(String(line)) > 0);
});
afterEach(() => vi.unstubAllGlobals());

/** The fields of the one line that was logged. */
const logged = () => JSON.parse(printed.splice(0).join(''));

it('names who was refused by id, and nobody in the next call of the instance', async () => {
  const token = await tokens.token();
  expect((await call('/admin/things', token)).statusCode).toBe(403);
  const text = printed.join('');
  expect(logged()).toMatchObject({ message: 'refused', status: 403, user_id: 'usr_1', request_id: 'r' });
  for (const secretText of [token, profile.email]) expect(text).not.toContain(secretText);
  expect((await call('/things')).statusCode).toBe(404);
  expect(logged()).not.toHaveProperty('user_id');
});

it('names a person whose account is not active, and nobody for a token that is not ours', async () => {
  const inactive = createApp([route(look, nothing)], async () => ({ ...profile, active: false }));
  const event = (token: string) =>
    ({
      version: '2.0',
      rawPath: '/api/things',
      headers: { 'x-origin-secret': secret, authorization: `Bearer ${token}` },
      requestContext: { requestId: 'r', http: { method: 'POST', path: '/api/things', sourceIp: '10.0.0.1' } },
    }) as unknown as HttpEvent;
  await inactive(event(await tokens.token()), {} as Parameters<typeof inactive>[1]);
  expect(logged()).toMatchObject({ status: 401, user_id: 'usr_1' });
  await inactive(event('made.up.token'), {} as Parameters<typeof inactive>[1]);
  expect(logged()).not.toHaveProperty('user_id');
});
