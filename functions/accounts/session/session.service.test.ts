import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { logger } from '#lib/logger.ts';
import { adminLogin, login, refresh } from './session.service.ts';

/* What is logged of sign-ins, and which sessions go on. How they work is tested in `test/integration/accounts`. */

const credentials = { email: 'sam@example.test', password: 'Passw0rd!' };
const tokens = {
  ...{ accessToken: 'secret-access', refreshToken: 'secret-refresh', expiresIn: 900 },
  ...{ subject: 'subject-1', session: 'session-1', startedAt: 1000, groups: ['admins'] },
};
const visitor = { address: '203.0.113.7', device: 'Firefox on Linux' };
const active = vi.hoisted(() => ({ status: 'active', tokens_valid_after: 0, open_sessions: ['session-1'] }));
const profile = vi.hoisted(() => ({ ...active }));
const user = () => ({
  ...{ subject: 'subject-1', user_id: 'usr_1', name: 'Sam', email: credentials.email, role: 'admin' as const },
  ...{ ...profile, force_password_change: false, email_verified: true },
  listed: 'admin-active-0',
  created_at: '2026-11-21T09:00:00.000Z',
});

vi.mock('#functions/library/public.ts', () => ({ ownedEbookIds: async () => [] }));
vi.mock('../attempt/attempt.service.ts', () => ({
  withFailureLimit: async (_: unknown, attempt: () => Promise<unknown>, refusal: () => Error) => {
    const result = await attempt();
    if (result === undefined) throw refusal();
    return result;
  },
}));
vi.mock('../user-pool/user-pool.sessions.ts', () => ({
  signIn: async (_: string, password: string) => (password === credentials.password ? tokens : undefined),
  continueSession: async () => tokens,
  endSession: async () => undefined,
  asksForCode: () => false,
}));
vi.mock('../open-session/open-session.service.ts', () => ({
  noteSession: async () => undefined,
  noteRefresh: async () => undefined,
}));
vi.mock('../user/user.repo.ts', () => ({ findBySubject: async () => user(), recordLogin: async () => true }));

let info: MockInstance<typeof logger.info>;
beforeEach(() => {
  info = vi.spyOn(logger, 'info').mockReturnValue();
  Object.assign(profile, active);
});

test.each([
  ['a reader', login],
  ['an admin', adminLogin],
])('the sign-in of %s is logged by id', async (_, signIn) => {
  await signIn(credentials, visitor);
  expect(info.mock.calls).toEqual([['signed in', { user_id: 'usr_1', role: 'admin' }]]);
});

test('so is that of a deactivated account, as refused', async () => {
  profile.status = 'inactive';
  await expect(login(credentials, visitor)).rejects.toMatchObject({ code: 'forbidden' });
  expect(info.mock.calls).toEqual([['sign-in refused: deactivated', { user_id: 'usr_1' }]]);
});

test('a wrong password is no sign-in', async () => {
  await expect(login({ ...credentials, password: 'guess' }, visitor)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  expect(info).not.toHaveBeenCalled();
});

test('refreshes a session that began exactly at the cutoff', async () => {
  profile.tokens_valid_after = tokens.startedAt;
  expect(await refresh('a token')).toMatchObject({ access_token: tokens.accessToken });
});

test.each([
  ['began before the cutoff', { tokens_valid_after: tokens.startedAt + 1 }],
  ['is not open any more', { open_sessions: ['session-2'] }],
  ['belongs to a deactivated account', { status: 'inactive' }],
])('a session ends that %s', async (_, change) => {
  Object.assign(profile, change);
  await expect(refresh('a token')).rejects.toMatchObject({ code: 'unauthenticated' });
});
