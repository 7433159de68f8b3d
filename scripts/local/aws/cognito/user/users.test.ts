import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adaEmail, adaPassword, type FreshPool, freshPool, UserPoolId } from '../testing/test-pool.ts';

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
  it('are unique by address, whatever its case', async () => {
    await pool.create(adaEmail, adaPassword);
    const Username = 'ADA@EXAMPLE.COM';
    const exists = { name: 'UsernameExistsException' };
    await expect(pool.client.send(new AdminCreateUserCommand({ UserPoolId, Username }))).rejects.toMatchObject(exists);
    expect(await attributesOf(Username)).toMatchObject({ email: adaEmail });
  });

  it('have an address as user name', async () => {
    for (const Username of ['ada', '@', 'a b@example.com'])
      await expect(pool.create(Username, adaPassword)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('keep the attributes they are created with, and take their dates from the clock', async () => {
    const UserAttributes = [
      { Name: 'name', Value: 'Ada' },
      { Name: 'email', Value: 'other@example.com' },
    ];
    await pool.client.send(new AdminCreateUserCommand({ UserPoolId, Username: adaEmail, UserAttributes }));
    expect(await attributesOf(adaEmail)).toMatchObject({ name: 'Ada', email: adaEmail });
    pool.clock.move(1_500);
    await update(adaEmail, { name: 'Augusta' });
    const user = await pool.get(adaEmail);
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
    const elsewhere = new AdminGetUserCommand({ UserPoolId: 'eu-west-1_Other', Username: adaEmail });
    await expect(pool.client.send(elsewhere)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it("may change their address, but not to another user's", async () => {
    await pool.create(adaEmail, adaPassword);
    await pool.create('bob@example.com', adaPassword);
    await update(adaEmail, { email_verified: 'true' });
    expect(await attributesOf(adaEmail)).toMatchObject({ email: adaEmail, email_verified: 'true' });
    await expect(update(adaEmail, { email: 'BOB@example.com' })).rejects.toMatchObject({
      name: 'AliasExistsException',
    });
    await update(adaEmail, { email: 'Ada@New.example' });
    expect(await attributesOf('ada@new.example')).toMatchObject({ email: 'ada@new.example', email_verified: 'false' });
    await expect(pool.get(adaEmail)).rejects.toMatchObject({ name: 'UserNotFoundException' });
    await pool.create(adaEmail, adaPassword);
    await expect(pool.signIn('ada@new.example', adaPassword)).resolves.toHaveProperty('AccessToken');
  });
});

describe('passwords', () => {
  it('must follow the policy wherever one is set', async () => {
    const short = { name: 'InvalidPasswordException', message: expect.stringContaining('not long enough') };
    const created = { UserPoolId, Username: adaEmail, TemporaryPassword: 'short' };
    await expect(pool.client.send(new AdminCreateUserCommand(created))).rejects.toMatchObject(short);
    await pool.create(adaEmail, adaPassword);
    const set = new AdminSetUserPasswordCommand({ UserPoolId, Username: adaEmail, Password: 'short', Permanent: true });
    await expect(pool.client.send(set)).rejects.toMatchObject(short);
    await expect(pool.signIn(adaEmail, adaPassword)).resolves.toHaveProperty('AccessToken');
  });

  it('must follow every rule a policy can have', async () => {
    const passwordPolicy = {
      minimumLength: 8,
      requireLowercase: true,
      requireUppercase: true,
      requireNumbers: true,
      requireSymbols: true,
    };
    pool = await pool.restart({ passwordPolicy });
    await pool.create(adaEmail, 'Abcdef1!');
    const change = (Password: string) =>
      pool.client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username: adaEmail, Password, Permanent: true }));
    for (const bad of ['Ab1!', 'ABCDEF1!', 'abcdef1!', 'Abcdefg!', 'Abcdefg1'])
      await expect(change(bad)).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  });
});
