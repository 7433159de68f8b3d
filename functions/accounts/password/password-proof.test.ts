import { expect, it, vi } from 'vitest';

const mocks = vi.hoisted(() => ({ recordProof: vi.fn(), findBySubject: vi.fn(), signIn: vi.fn() }));
vi.mock('../user/user.repo.ts', () => mocks);
vi.mock('../user/user-change.repo.ts', () => ({ recordNewPassword: async () => true }));
vi.mock('../user-pool/user-pool.sessions.ts', () => ({
  signIn: mocks.signIn,
  endAllSessions: async () => undefined,
  asksForCode: () => false,
}));
vi.mock('../user-pool/user-pool.users.ts', () => ({ setPassword: async () => true }));
vi.mock('../open-session/open-session.repo.ts', () => ({ findSession: async () => undefined }));
vi.mock('../session/session.service.ts', () => ({ openSession: async () => ({}) }));
vi.mock('../attempt/attempt.service.ts', () => ({
  withFailureLimit: async (_: unknown, prove: () => unknown, refused: () => Error) => {
    if (!(await prove())) throw refused();
  },
}));
const { changePassword } = await import('./password.service.ts');

const now = Date.parse('2026-11-21T10:00:00Z');
const minute = 60_000;
const passwords = { old_password: 'the old one', new_password: 'Another-passw0rd!' };
const actor = { subject: 'sub', email: 'a@example.test' } as Parameters<typeof changePassword>[0];
const change = () => changePassword(actor, passwords, { address: 'visitor', device: 'Firefox on Linux' });

/** The pool knows these passwords; the profile has this proof. */
function given(known: readonly string[], password_proven_until?: number): void {
  vi.spyOn(Date, 'now').mockReturnValue(now);
  mocks.recordProof.mockClear();
  mocks.signIn.mockImplementation(async (_, password: string) => (known.includes(password) ? {} : undefined));
  mocks.findBySubject.mockResolvedValue({ password_proven_until });
}

it('keeps a proof of the old password for as long as an access token lives', async () => {
  given([passwords.old_password, passwords.new_password]);
  await change();
  expect(mocks.recordProof).toHaveBeenCalledWith('sub', now + 15 * minute);
});

it('completes a change that crashed, while its proof holds', async () => {
  given([passwords.new_password], now + 1);
  await change();
  expect(mocks.recordProof).toHaveBeenCalled();
});

it.each([undefined, now])('takes the new password for no proof without one that holds: until %s', async (until) => {
  given([passwords.new_password], until);
  await expect(change()).rejects.toMatchObject({ errors: { old_password: 'Your current password is not correct' } });
  expect(mocks.recordProof).not.toHaveBeenCalled();
});
