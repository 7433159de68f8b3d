import { expect, test } from 'vitest';
import type { RequestInfo } from '#lib/http/event.ts';
import { noSessionCookie, refreshTokenOf, sessionCookie, withCookie } from './session.cookie.ts';

const request = (cookies: Record<string, string>): RequestInfo => ({
  requestId: 'r',
  address: '203.0.113.7',
  cookies,
  headers: {},
  isHead: false,
  rawBody: '',
});

test('no script, no other site and no other path gets the refresh token', () => {
  expect(sessionCookie('a.b-c_d')).toBe(
    '__Secure-refresh_token=a.b-c_d; Max-Age=2592000; Path=/api/auth; HttpOnly; Secure; SameSite=Strict',
  );
  expect(noSessionCookie).toBe('__Secure-refresh_token=; Max-Age=0; Path=/api/auth; HttpOnly; Secure; SameSite=Strict');
});

test('an empty cookie counts as none', () => {
  expect(refreshTokenOf(request({ '__Secure-refresh_token': 'abc', refresh_token: 'planted' }))).toBe('abc');
  expect(refreshTokenOf(request({ '__Secure-refresh_token': '' }))).toBeUndefined();
  expect(refreshTokenOf(request({ refresh_token: 'planted' }))).toBeUndefined();
});

test('the response is the session without the refresh token', () => {
  const cookies: string[] = [];
  const reply = { cookie: (value: string) => cookies.push(value), header: () => undefined };
  const session = { user: {} as never, access_token: 'access', expires_in: 900 };
  expect(withCookie({ session, refreshToken: 'secret' }, reply)).toBe(session);
  expect(cookies).toEqual([sessionCookie('secret')]);
});
