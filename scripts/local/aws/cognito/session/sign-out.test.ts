import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminUserGlobalSignOutCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  adaEmail,
  adaPassword,
  ClientId,
  type FreshPool,
  freshPool,
  notAuthorized,
  UserPoolId,
} from '../testing/test-pool.ts';

let pool: FreshPool;

beforeEach(async () => {
  pool = await freshPool();
  await pool.create(adaEmail, adaPassword);
});

afterEach(() => pool.close());

const revoke = (Token = '') => pool.client.send(new RevokeTokenCommand({ ClientId, Token }));

const expectEnded = ({ RefreshToken }: { RefreshToken?: string }) =>
  expect(pool.refresh(RefreshToken)).rejects.toMatchObject(notAuthorized);

const expectAlive = ({ RefreshToken }: { RefreshToken?: string }) =>
  expect(pool.refresh(RefreshToken)).resolves.toHaveProperty('AuthenticationResult');

describe('signing out', () => {
  it('RevokeToken ends one session and no other', async () => {
    const [one, two] = [await pool.signIn(adaEmail, adaPassword), await pool.signIn(adaEmail, adaPassword)];
    await revoke(one.RefreshToken);
    await expectEnded(one);
    await expectAlive(two);
    await expect(revoke(one.RefreshToken)).resolves.toBeDefined();
    await expect(revoke(two.AccessToken)).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });
  });

  it('AdminUserGlobalSignOut ends all sessions of one user, who may sign in again', async () => {
    await pool.create('bob@example.com', adaPassword);
    const [one, two] = [await pool.signIn(adaEmail, adaPassword), await pool.signIn(adaEmail, adaPassword)];
    const other = await pool.signIn('bob@example.com', adaPassword);
    await pool.client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: 'ADA@example.com' }));
    await expectEnded(one);
    await expectEnded(two);
    await expectAlive(other);
    await expectAlive(await pool.signIn(adaEmail, adaPassword));
  });

  it('AdminUserGlobalSignOut rejects an unknown user', async () => {
    const command = new AdminUserGlobalSignOutCommand({ UserPoolId, Username: 'nobody@example.com' });
    await expect(pool.client.send(command)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  it('also happens on disabling, for good', async () => {
    const tokens = await pool.signIn(adaEmail, adaPassword);
    await pool.client.send(new AdminDisableUserCommand({ UserPoolId, Username: adaEmail }));
    await expectEnded(tokens);
    await pool.client.send(new AdminEnableUserCommand({ UserPoolId, Username: adaEmail }));
    await expectEnded(tokens);
  });

  it('also happens on deleting, even if the address is registered again', async () => {
    const tokens = await pool.signIn(adaEmail, adaPassword);
    await pool.client.send(new AdminDeleteUserCommand({ UserPoolId, Username: adaEmail }));
    await expect(pool.get(adaEmail)).rejects.toMatchObject({ name: 'UserNotFoundException' });
    await pool.create(adaEmail, adaPassword);
    await expectEnded(tokens);
  });
});
