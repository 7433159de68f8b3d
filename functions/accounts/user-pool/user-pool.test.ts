import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { pool } from './user-pool.client.ts';
import { continueSession, endAllSessions, signIn } from './user-pool.sessions.ts';
import { createIdentity, deleteIdentity, joinRole, setPassword } from './user-pool.users.ts';

/* Errors of the user pool. */

const answers = mockClient(pool);
beforeEach(() => {
  answers.reset();
});

const saying = (name: string) => Object.assign(new Error(name), { name });
const calls = [
  { call: 'a sign-in', make: () => signIn('sam@example.test', '123456') },
  { call: 'a refresh', make: () => continueSession('token') },
  { call: 'a registration', make: () => createIdentity('sam@example.test') },
  { call: 'a new password', make: () => setPassword('sub', '123456') },
  { call: 'a deletion', make: () => deleteIdentity('sub') },
  { call: 'a promotion', make: () => joinRole('sub', 'admin') },
  { call: 'signing out everywhere', make: () => endAllSessions('sub') },
];
const busy = ['TooManyRequestsException', 'LimitExceededException', 'InternalErrorException', 'InternalServerError'];

describe.each(calls)('$call', ({ make }) => {
  it.each(busy)('that the pool answers with %s can be retried after two seconds', async (name) => {
    answers.rejects(saying(name));
    await expect(make()).rejects.toMatchObject({
      code: 'unavailable',
      retryAfter: 2,
      message: 'Signing in is not possible right now. Please try again in a moment.',
    });
  });

  it('that fails with any other error is a defect', async () => {
    answers.rejects(saying('ResourceNotFoundException'));
    await expect(make()).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });
});

it('refused credentials give undefined, whichever error the pool reports', async () => {
  for (const name of ['NotAuthorizedException', 'UserNotFoundException', 'UserNotConfirmedException']) {
    answers.rejects(saying(name));
    expect(await signIn('sam@example.test', '123456')).toBeUndefined();
    expect(await continueSession('token')).toBeUndefined();
  }
});

it('a lockout is too many attempts, not a wrong password', async () => {
  const error = Object.assign(new Error('Password attempts exceeded'), { name: 'NotAuthorizedException' });
  answers.rejects(error);
  await expect(signIn('sam@example.test', '123456')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfter: 60,
    message: 'Too many failed attempts. Please wait up to 15 minutes and try again.',
  });
});

it('a password that the pool rejects is reported on its field', async () => {
  answers.rejects(saying('InvalidPasswordException'));
  await expect(setPassword('sub', ' 123456')).rejects.toMatchObject({
    code: 'invalid',
    errors: { password: expect.any(String) },
  });
});
