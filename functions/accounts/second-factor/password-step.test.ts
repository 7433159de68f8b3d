import {
  AdminInitiateAuthCommand,
  AdminSetUserMFAPreferenceCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test, vi } from 'vitest';
import { pool } from '../user-pool/user-pool.client.ts';
import { provePassword } from './password-step.ts';

/* A user pool that knows other than the profile whether there is a second factor. */

const profile = vi.hoisted(() => ({ has_second_factor: true }));
vi.mock('../user/user.repo.ts', () => ({
  findBySubject: async () => ({ subject: 'sub', user_id: 'usr_1', ...profile }),
}));

const answers = mockClient(pool);
beforeEach(() => {
  answers.reset();
  answers.on(AdminSetUserMFAPreferenceCommand).resolves({});
  answers.on(RevokeTokenCommand).resolves({});
});

const claims = { sub: 'sub', origin_jti: 'session', auth_time: 1 };
const session = {
  AuthenticationResult: {
    ...{ RefreshToken: 'refresh-token', ExpiresIn: 900 },
    AccessToken: `.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`,
  },
};
const question = {
  ChallengeName: 'SOFTWARE_TOKEN_MFA',
  Session: 'pool-session',
  ChallengeParameters: { USER_ID_FOR_SRP: 'sub' },
} as const;
const revoked = () => answers.commandCalls(RevokeTokenCommand).map(({ args: [{ input }] }) => input.Token);
const asks = () =>
  answers
    .commandCalls(AdminSetUserMFAPreferenceCommand)
    .map(({ args: [{ input }] }) => input.SoftwareTokenMfaSettings?.Enabled);

test('a session without the code is ended, and the code asked for', async () => {
  profile.has_second_factor = true;
  answers.on(AdminInitiateAuthCommand).resolvesOnce(session).resolves(question);
  const proven = await provePassword('sam@example.test', 'secret');
  expect(proven?.proof).toEqual({ subject: 'sub', poolSession: 'pool-session' });
  expect([revoked(), asks()]).toEqual([['refresh-token'], [true]]);
});

test('no code is asked for once the factor is gone', async () => {
  profile.has_second_factor = false;
  answers.on(AdminInitiateAuthCommand).resolvesOnce(question).resolves(session);
  expect((await provePassword('sam@example.test', 'secret'))?.proof).toMatchObject({ refreshToken: 'refresh-token' });
  expect([revoked(), asks()]).toEqual([[], [false]]);
});

test('whoever cannot be put right gets no session', async () => {
  profile.has_second_factor = true;
  answers.on(AdminInitiateAuthCommand).resolves(session);
  await expect(provePassword('sam@example.test', 'secret')).rejects.toMatchObject({ code: 'unavailable' });
  expect(revoked()).toEqual(['refresh-token', 'refresh-token']);
});
