import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminInitiateAuthCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserPasswordCommand,
  type AuthFlowType,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  adaEmail,
  adaPassword,
  ClientId,
  claims,
  day,
  type FreshPool,
  freshPool,
  notAuthorized,
  UserPoolId,
} from '../testing/test-pool.ts';

const wrongCredentials = { ...notAuthorized, message: 'Incorrect username or password.' };

let pool: FreshPool;

beforeEach(async () => {
  pool = await freshPool();
});

afterEach(() => pool.close());

const initiate = (AuthFlow: AuthFlowType, AuthParameters: Record<string, string>) =>
  pool.client.send(new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow, AuthParameters }));

describe('signing in', () => {
  it('works with the email in any case', async () => {
    await pool.create('Ada@Example.com', adaPassword);
    const result = await pool.signIn('ADA@example.COM', adaPassword);
    expect(result).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 900, RefreshToken: expect.any(String) });
    expect(claims(result.IdToken)).toMatchObject({ email: adaEmail, email_verified: false });
    expect((await pool.get(adaEmail)).Username).toBe(claims(result.AccessToken).sub);
    expect(await pool.get(adaEmail)).toMatchObject({ Enabled: true, UserStatus: 'CONFIRMED' });
  });

  it('answers a wrong password and an unknown user alike', async () => {
    await pool.create(adaEmail, adaPassword);
    for (const [name, password] of [
      [adaEmail, 'secret2'],
      ['nobody@example.com', adaPassword],
      ['constructor', adaPassword],
    ] as const)
      await expect(pool.signIn(name, password)).rejects.toMatchObject(wrongCredentials);
  });

  it('refuses a disabled user, but only after the right password', async () => {
    await pool.create(adaEmail, adaPassword);
    await pool.client.send(new AdminDisableUserCommand({ UserPoolId, Username: adaEmail }));
    await expect(pool.signIn(adaEmail, 'secret2')).rejects.toMatchObject(wrongCredentials);
    await expect(pool.signIn(adaEmail, adaPassword)).rejects.toMatchObject({
      ...notAuthorized,
      message: 'User is disabled.',
    });
    await pool.client.send(new AdminEnableUserCommand({ UserPoolId, Username: adaEmail }));
    await expect(pool.signIn(adaEmail, adaPassword)).resolves.toHaveProperty('AccessToken');
  });

  it('asks a user with a temporary password for a new one', async () => {
    const user = { UserPoolId, Username: adaEmail, TemporaryPassword: adaPassword };
    await pool.client.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS' }));
    const answer = await initiate('ADMIN_USER_PASSWORD_AUTH', { USERNAME: adaEmail, PASSWORD: adaPassword });
    expect(answer.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect(answer.AuthenticationResult).toBeUndefined();
  });

  it('fails after AdminResetUserPassword until a new password is set', async () => {
    await pool.create(adaEmail, adaPassword);
    const { RefreshToken } = await pool.signIn(adaEmail, adaPassword);
    await pool.client.send(new AdminResetUserPasswordCommand({ UserPoolId, Username: adaEmail }));
    await expect(pool.signIn(adaEmail, adaPassword)).rejects.toMatchObject({ name: 'PasswordResetRequiredException' });
    await expect(pool.refresh(RefreshToken)).rejects.toMatchObject(notAuthorized);
    await pool.client.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username: adaEmail, Password: 'secret2', Permanent: true }),
    );
    await expect(pool.signIn(adaEmail, 'secret2')).resolves.toHaveProperty('AccessToken');
  });

  it('accepts only the configured flows, client and pool', async () => {
    await pool.create(adaEmail, adaPassword);
    const AuthParameters = { USERNAME: adaEmail, PASSWORD: adaPassword };
    await expect(initiate('USER_SRP_AUTH', AuthParameters)).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    const flow = { AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters } as const;
    const other = new AdminInitiateAuthCommand({ UserPoolId, ClientId: 'other', ...flow });
    await expect(pool.client.send(other)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    const elsewhere = new AdminInitiateAuthCommand({ UserPoolId: 'eu-west-1_Other', ClientId, ...flow });
    await expect(pool.client.send(elsewhere)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await expect(initiate('ADMIN_USER_PASSWORD_AUTH', { USERNAME: adaEmail })).rejects.toMatchObject({
      message: 'Missing required parameter PASSWORD',
    });
  });
});

describe('staying signed in', () => {
  it('makes new tokens from a refresh token', async () => {
    await pool.create(adaEmail, adaPassword);
    const first = await pool.signIn(adaEmail, adaPassword);
    pool.clock.move(10_000);
    const { AuthenticationResult: result } = await pool.refresh(first.RefreshToken);
    expect(result).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 900 });
    expect(result?.RefreshToken).toBeUndefined();
    const before = claims(first.AccessToken);
    const after = claims(result?.AccessToken);
    expect(after).toMatchObject({ sub: before.sub, origin_jti: before.origin_jti, auth_time: before.auth_time });
    expect(Number(after.iat)).toBe(Number(before.iat) + 10);
  });

  it('ends when the refresh token expires by the clock', async () => {
    await pool.create(adaEmail, adaPassword);
    const { RefreshToken } = await pool.signIn(adaEmail, adaPassword);
    pool.clock.move(30 * day - 1);
    await expect(pool.refresh(RefreshToken)).resolves.toHaveProperty('AuthenticationResult');
    pool.clock.move(1);
    await expect(pool.refresh(RefreshToken)).rejects.toMatchObject({ message: 'Refresh Token has expired' });
  });

  it('is refused for a token that was never issued', async () => {
    await expect(pool.refresh('nonsense')).rejects.toMatchObject({
      ...notAuthorized,
      message: 'Invalid Refresh Token',
    });
  });
});
