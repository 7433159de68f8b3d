import { beforeEach, expect, test, vi } from 'vitest';
import { DomainError } from '#lib/errors.ts';
import { answerWithCode } from './second-step.service.ts';

/* The right code at the door of the back-office. How a sign-in goes on is told by the tests in `test/integration/accounts`. */

const world = vi.hoisted(() => ({ groups: [] as string[], ended: [] as string[], forgotten: [] as string[] }));
const tokens = () => ({
  ...{ accessToken: 'access', refreshToken: 'refresh', expiresIn: 900, subject: 'sub', session: 'one', startedAt: 0 },
  groups: world.groups,
});

vi.mock('./challenge.repo.ts', () => ({
  findWaiting: async () => ({ subject: 'sub', poolSession: 'pool', staffOnly: true, back_office: true }),
  forgetWaiting: async (challenge: string) => void world.forgotten.push(challenge),
}));
vi.mock('./code-limit.ts', () => ({ withCodeLimit: (_: string, attempt: () => Promise<unknown>) => attempt() }));
vi.mock('../user/user.repo.ts', () => ({
  findBySubject: async () => ({
    ...{ subject: 'sub', role: 'admin', status: 'active', has_second_factor: true, tokens_valid_after: 0 },
  }),
}));
vi.mock('../user-pool/user-pool.second-factor.ts', () => ({ answerCode: async () => tokens() }));
vi.mock('../user-pool/user-pool.sessions.ts', () => ({
  endSession: async (refreshToken: string) => void world.ended.push(refreshToken),
}));
vi.mock('../session/session.service.ts', () => ({ signedIn: async (_: unknown, given: object) => given }));

beforeEach(() => {
  world.ended = [];
  world.forgotten = [];
});
const answer = () => answerWithCode('challenge', '123456', { address: '203.0.113.7', device: 'Firefox on Linux' });

test('opens no session while the pool does not know of the role, and ends the one that it gave', async () => {
  world.groups = [];
  await expect(answer()).rejects.toEqual(new DomainError('unauthenticated', 'Invalid admin credentials'));
  expect(world).toMatchObject({ ended: ['refresh'], forgotten: [] });
});

test('opens the session, and the sign-in is over', async () => {
  world.groups = ['admins'];
  expect(await answer()).toEqual(tokens());
  expect(world).toMatchObject({ ended: [], forgotten: ['challenge'] });
});
