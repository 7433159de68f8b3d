import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ClientId, EMAIL, type FreshPool, freshPool, MINUTE, NOT_AUTHORIZED, PASSWORD, UserPoolId } from './testing.ts';

let pool: FreshPool;

beforeEach(async () => {
  pool = await freshPool();
  await pool.signUp(EMAIL, PASSWORD);
});

afterEach(() => pool.close());

const getUser = (AccessToken = '') => pool.client.send(new GetUserCommand({ AccessToken }));
const revoke = (Token = '') => pool.client.send(new RevokeTokenCommand({ ClientId, Token }));

async function expectEnded(tokens: { AccessToken?: string; RefreshToken?: string }) {
  await expect(pool.refresh(tokens.RefreshToken)).rejects.toMatchObject(NOT_AUTHORIZED);
  await expect(getUser(tokens.AccessToken)).rejects.toMatchObject(NOT_AUTHORIZED);
}

async function expectAlive(tokens: { AccessToken?: string; RefreshToken?: string }) {
  await expect(pool.refresh(tokens.RefreshToken)).resolves.toHaveProperty('AuthenticationResult');
  await expect(getUser(tokens.AccessToken)).resolves.toHaveProperty('Username');
}

describe('signing out', () => {
  it('RevokeToken ends one session and no other', async () => {
    const [one, two] = [await pool.signIn(EMAIL, PASSWORD), await pool.signIn(EMAIL, PASSWORD)];
    await revoke(one.RefreshToken);
    await expectEnded(one);
    await expectAlive(two);
    await expect(revoke(one.RefreshToken)).resolves.toBeDefined();
    await expect(revoke(two.AccessToken)).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });
  });

  it('AdminUserGlobalSignOut ends all sessions of one user, who may sign in again', async () => {
    await pool.signUp('bob@example.com', PASSWORD);
    const [one, two] = [await pool.signIn(EMAIL, PASSWORD), await pool.signIn(EMAIL, PASSWORD)];
    const other = await pool.signIn('bob@example.com', PASSWORD);
    await pool.client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: 'ADA@example.com' }));
    await expectEnded(one);
    await expectEnded(two);
    await expectAlive(other);
    await expectAlive(await pool.signIn(EMAIL, PASSWORD));
  });

  it('AdminUserGlobalSignOut does not find an unknown user', async () => {
    const command = new AdminUserGlobalSignOutCommand({ UserPoolId, Username: 'nobody@example.com' });
    await expect(pool.client.send(command)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  it('GlobalSignOut does the same with an access token', async () => {
    const [one, two] = [await pool.signIn(EMAIL, PASSWORD), await pool.signIn(EMAIL, PASSWORD)];
    await pool.client.send(new GlobalSignOutCommand({ AccessToken: one.AccessToken }));
    await expectEnded(one);
    await expectEnded(two);
  });

  it('is what disabling does, for good', async () => {
    const tokens = await pool.signIn(EMAIL, PASSWORD);
    await pool.client.send(new AdminDisableUserCommand({ UserPoolId, Username: EMAIL }));
    await expectEnded(tokens);
    await pool.client.send(new AdminEnableUserCommand({ UserPoolId, Username: EMAIL }));
    await expectEnded(tokens);
  });

  it('is what deleting does, also when the address is registered again', async () => {
    const tokens = await pool.signIn(EMAIL, PASSWORD);
    await pool.client.send(new AdminDeleteUserCommand({ UserPoolId, Username: EMAIL }));
    await expect(pool.get(EMAIL)).rejects.toMatchObject({ name: 'UserNotFoundException' });
    await pool.signUp(EMAIL, PASSWORD);
    await expectEnded(tokens);
  });
});

describe('an access token', () => {
  it('is good until it expires by the clock', async () => {
    const { AccessToken } = await pool.signIn(EMAIL, PASSWORD);
    pool.clock.move(14 * MINUTE);
    await expect(getUser(AccessToken)).resolves.toHaveProperty('UserAttributes');
    pool.clock.move(MINUTE);
    await expect(getUser(AccessToken)).rejects.toMatchObject({ message: 'Access Token has expired' });
  });

  it('must be signed by this pool, and be no id token', async () => {
    const { AccessToken = '', IdToken } = await pool.signIn(EMAIL, PASSWORD);
    const [head, body = ''] = AccessToken.split('.');
    await expect(getUser(`${head}.${body}.${'A'.repeat(342)}`)).rejects.toMatchObject(NOT_AUTHORIZED);
    await expect(getUser(IdToken)).rejects.toMatchObject(NOT_AUTHORIZED);
    await expect(getUser('nonsense')).rejects.toMatchObject(NOT_AUTHORIZED);
  });

  it('changes the password of who knows the old one', async () => {
    const { AccessToken } = await pool.signIn(EMAIL, PASSWORD);
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      pool.client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));
    await expect(change('wrong-one', 'secret2')).rejects.toMatchObject(NOT_AUTHORIZED);
    await expect(change(PASSWORD, 'short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await change(PASSWORD, 'secret2');
    await expect(pool.signIn(EMAIL, PASSWORD)).rejects.toMatchObject(NOT_AUTHORIZED);
    await expect(pool.signIn(EMAIL, 'secret2')).resolves.toHaveProperty('AccessToken');
  });
});
