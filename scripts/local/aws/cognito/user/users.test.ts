import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EMAIL, type FreshPool, freshPool, PASSWORD, UserPoolId } from '../testing/test-pool.ts';

let pool: FreshPool;

beforeEach(async () => {
  pool = await freshPool();
});

afterEach(() => pool.close());

const update = (Username: string, attributes: Record<string, string>) => {
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  return pool.client.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes }));
};

const attributesOf = async (name: string) =>
  Object.fromEntries(((await pool.get(name)).UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]));

describe('users', () => {
  it('are one per address, whatever its case', async () => {
    await pool.create(EMAIL, PASSWORD);
    const Username = 'ADA@EXAMPLE.COM';
    const exists = { name: 'UsernameExistsException' };
    await expect(pool.client.send(new AdminCreateUserCommand({ UserPoolId, Username }))).rejects.toMatchObject(exists);
    expect(await attributesOf(Username)).toMatchObject({ email: EMAIL });
  });

  it('have an address as name', async () => {
    for (const Username of ['ada', '@', 'a b@example.com'])
      await expect(pool.create(Username, PASSWORD)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('keep the attributes they are made with, and their dates by the clock', async () => {
    const UserAttributes = [
      { Name: 'name', Value: 'Ada' },
      { Name: 'email', Value: 'other@example.com' },
    ];
    await pool.client.send(new AdminCreateUserCommand({ UserPoolId, Username: EMAIL, UserAttributes }));
    expect(await attributesOf(EMAIL)).toMatchObject({ name: 'Ada', email: EMAIL });
    pool.clock.move(1_500);
    await update(EMAIL, { name: 'Augusta' });
    const user = await pool.get(EMAIL);
    expect(Number(user.UserLastModifiedDate) - Number(user.UserCreateDate)).toBe(1_500);
    expect(Number(user.UserLastModifiedDate)).toBe(pool.clock.now());
  });

  it('are not found under any other name, by any operation', async () => {
    const missing = { name: 'UserNotFoundException', message: 'User does not exist.' };
    for (const Username of ['nobody@example.com', '__proto__', 'toString']) {
      await expect(pool.get(Username)).rejects.toMatchObject(missing);
      await expect(update(Username, { name: 'x' })).rejects.toMatchObject(missing);
      await expect(pool.client.send(new AdminDeleteUserCommand({ UserPoolId, Username }))).rejects.toMatchObject(
        missing,
      );
    }
    const elsewhere = new AdminGetUserCommand({ UserPoolId: 'eu-west-1_Other', Username: EMAIL });
    await expect(pool.client.send(elsewhere)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it('may change their address, not to that of another', async () => {
    await pool.create(EMAIL, PASSWORD);
    await pool.create('bob@example.com', PASSWORD);
    await update(EMAIL, { email_verified: 'true' });
    expect(await attributesOf(EMAIL)).toMatchObject({ email: EMAIL, email_verified: 'true' });
    await expect(update(EMAIL, { email: 'BOB@example.com' })).rejects.toMatchObject({ name: 'AliasExistsException' });
    await update(EMAIL, { email: 'Ada@New.example' });
    expect(await attributesOf('ada@new.example')).toMatchObject({ email: 'ada@new.example', email_verified: 'false' });
    await expect(pool.get(EMAIL)).rejects.toMatchObject({ name: 'UserNotFoundException' });
    await pool.create(EMAIL, PASSWORD);
    await expect(pool.signIn('ada@new.example', PASSWORD)).resolves.toHaveProperty('AccessToken');
  });
});

describe('passwords', () => {
  it('obey the policy wherever one is set', async () => {
    const short = { name: 'InvalidPasswordException', message: expect.stringContaining('not long enough') };
    const created = { UserPoolId, Username: EMAIL, TemporaryPassword: 'short' };
    await expect(pool.client.send(new AdminCreateUserCommand(created))).rejects.toMatchObject(short);
    await pool.create(EMAIL, PASSWORD);
    const set = new AdminSetUserPasswordCommand({ UserPoolId, Username: EMAIL, Password: 'short', Permanent: true });
    await expect(pool.client.send(set)).rejects.toMatchObject(short);
    await expect(pool.signIn(EMAIL, PASSWORD)).resolves.toHaveProperty('AccessToken');
  });

  it('obey every rule a policy can have', async () => {
    const passwordPolicy = {
      minimumLength: 8,
      requireLowercase: true,
      requireUppercase: true,
      requireNumbers: true,
      requireSymbols: true,
    };
    pool = await pool.restart({ passwordPolicy });
    await pool.create(EMAIL, 'Abcdef1!');
    const change = (Password: string) =>
      pool.client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username: EMAIL, Password, Permanent: true }));
    for (const bad of ['Ab1!', 'ABCDEF1!', 'abcdef1!', 'Abcdefg!', 'Abcdefg1'])
      await expect(change(bad)).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  });
});
