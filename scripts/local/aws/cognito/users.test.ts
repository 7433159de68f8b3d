import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  DeleteUserPoolCommand,
  ListGroupsCommand,
  ListUsersCommand,
  type ListUsersCommandInput,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../secrets/testing.ts';
import { ClientId, openTestPool, optionsFor, type TestPool, testClock, UserPoolId } from './testing.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'secret1';

let directory: ReturnType<typeof temporaryDirectory>;
let clock: ReturnType<typeof testClock>;
let pool: TestPool;

beforeEach(async () => {
  directory = temporaryDirectory();
  clock = testClock();
  pool = await openTestPool(optionsFor(directory.path, clock));
});

afterEach(async () => {
  await pool.close();
  directory.remove();
});

const update = (Username: string, attributes: Record<string, string>) => {
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  return pool.client.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes }));
};

const attributesOf = async (name: string) =>
  Object.fromEntries(((await pool.get(name)).UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]));

describe('users', () => {
  it('are one per address, whatever its case, by either way in', async () => {
    await pool.signUp(EMAIL, PASSWORD);
    const Username = 'ADA@EXAMPLE.COM';
    const exists = { name: 'UsernameExistsException' };
    await expect(pool.client.send(new SignUpCommand({ ClientId, Username, Password: PASSWORD }))).rejects.toMatchObject(
      exists,
    );
    await expect(pool.client.send(new AdminCreateUserCommand({ UserPoolId, Username }))).rejects.toMatchObject(exists);
    expect(await attributesOf(Username)).toMatchObject({ email: EMAIL });
  });

  it('have an address as name', async () => {
    for (const Username of ['ada', '@', 'a b@example.com'])
      await expect(pool.signUp(Username, PASSWORD)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('keep the attributes they are made with, and their dates by the clock', async () => {
    const UserAttributes = [
      { Name: 'name', Value: 'Ada' },
      { Name: 'email', Value: 'other@example.com' },
    ];
    await pool.client.send(new AdminCreateUserCommand({ UserPoolId, Username: EMAIL, UserAttributes }));
    expect(await attributesOf(EMAIL)).toMatchObject({ name: 'Ada', email: EMAIL });
    clock.move(1_500);
    await update(EMAIL, { name: 'Augusta' });
    const user = await pool.get(EMAIL);
    expect(Number(user.UserLastModifiedDate) - Number(user.UserCreateDate)).toBe(1_500);
    expect(Number(user.UserLastModifiedDate)).toBe(clock.now());
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
    await pool.signUp(EMAIL, PASSWORD);
    await pool.signUp('bob@example.com', PASSWORD);
    await update(EMAIL, { email_verified: 'true' });
    expect(await attributesOf(EMAIL)).toMatchObject({ email: EMAIL, email_verified: 'true' });
    await expect(update(EMAIL, { email: 'BOB@example.com' })).rejects.toMatchObject({ name: 'AliasExistsException' });
    await update(EMAIL, { email: 'Ada@New.example' });
    expect(await attributesOf('ada@new.example')).toMatchObject({ email: 'ada@new.example', email_verified: 'false' });
    await expect(pool.get(EMAIL)).rejects.toMatchObject({ name: 'UserNotFoundException' });
    await pool.signUp(EMAIL, PASSWORD);
    await expect(pool.signIn('ada@new.example', PASSWORD)).resolves.toHaveProperty('AccessToken');
  });
});

describe('passwords', () => {
  it('obey the policy wherever one is set', async () => {
    const short = { name: 'InvalidPasswordException', message: expect.stringContaining('not long enough') };
    await expect(pool.signUp(EMAIL, 'short')).rejects.toMatchObject(short);
    const created = { UserPoolId, Username: EMAIL, TemporaryPassword: 'short' };
    await expect(pool.client.send(new AdminCreateUserCommand(created))).rejects.toMatchObject(short);
    await pool.signUp(EMAIL, PASSWORD);
    const set = new AdminSetUserPasswordCommand({ UserPoolId, Username: EMAIL, Password: 'short', Permanent: true });
    await expect(pool.client.send(set)).rejects.toMatchObject(short);
    await expect(pool.signIn(EMAIL, PASSWORD)).resolves.toHaveProperty('AccessToken');
  });

  it('obey every rule a policy can have', async () => {
    await pool.close();
    const options = optionsFor(directory.path, clock);
    const passwordPolicy = {
      minimumLength: 8,
      requireLowercase: true,
      requireUppercase: true,
      requireNumbers: true,
      requireSymbols: true,
    };
    pool = await openTestPool({ ...options, pool: { ...options.pool, passwordPolicy } });
    for (const bad of ['Ab1!', 'ABCDEF1!', 'abcdef1!', 'Abcdefg!', 'Abcdefg1'])
      await expect(pool.signUp(EMAIL, bad)).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await expect(pool.signUp(EMAIL, 'Abcdef1!')).resolves.toBeUndefined();
  });
});

describe('groups', () => {
  const groupsOf = async (Username: string) => {
    const { Groups = [] } = await pool.client.send(new AdminListGroupsForUserCommand({ UserPoolId, Username }));
    return Groups.map(({ GroupName }) => GroupName);
  };

  it('are joined and left by e-mail, and left behind by who is deleted', async () => {
    await pool.signUp(EMAIL, PASSWORD);
    const member = { UserPoolId, Username: EMAIL, GroupName: 'admins' };
    await pool.client.send(new AdminAddUserToGroupCommand({ ...member, Username: 'ADA@example.com' }));
    await pool.client.send(new AdminAddUserToGroupCommand(member));
    expect(await groupsOf(EMAIL)).toEqual(['admins']);
    expect(await groupsOf(String((await pool.get(EMAIL)).Username))).toEqual(['admins']);
    await pool.client.send(new AdminRemoveUserFromGroupCommand(member));
    expect(await groupsOf(EMAIL)).toEqual([]);
    await pool.client.send(new AdminAddUserToGroupCommand(member));
    await pool.client.send(new AdminDeleteUserCommand({ UserPoolId, Username: EMAIL }));
    await pool.signUp(EMAIL, PASSWORD);
    expect(await groupsOf(EMAIL)).toEqual([]);
  });

  it('are those of the configuration', async () => {
    await pool.signUp(EMAIL, PASSWORD);
    const unknown = new AdminAddUserToGroupCommand({ UserPoolId, Username: EMAIL, GroupName: 'owners' });
    await expect(pool.client.send(unknown)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await pool.client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: EMAIL, GroupName: 'readers' }));
    await pool.close();
    const options = optionsFor(directory.path, clock);
    pool = await openTestPool({ ...options, pool: { ...options.pool, groups: [{ name: 'admins', precedence: 3 }] } });
    const { Groups } = await pool.client.send(new ListGroupsCommand({ UserPoolId }));
    expect(Groups).toMatchObject([{ GroupName: 'admins', Precedence: 3 }]);
    expect(await groupsOf(EMAIL)).toEqual([]);
  });
});

describe('the list of users', () => {
  const list = (more: Partial<ListUsersCommandInput> = {}) =>
    pool.client.send(new ListUsersCommand({ UserPoolId, ...more }));

  it('comes in pages that lose nobody while users come and go', async () => {
    for (let index = 0; index < 25; index += 1) await pool.signUp(`user${index}@example.com`, PASSWORD);
    const names = new Set((await list()).Users?.map(({ Username }) => Username));
    expect(names.size).toBe(25);
    const seen: string[] = [];
    let PaginationToken: string | undefined;
    do {
      const page = await list({ Limit: 7, PaginationToken });
      expect(page.Users?.length).toBeLessThanOrEqual(7);
      seen.push(...(page.Users ?? []).map(({ Username }) => String(Username)));
      PaginationToken = page.PaginationToken;
      const last = String(seen.at(-1));
      if (seen.length === 7) await pool.client.send(new AdminDeleteUserCommand({ UserPoolId, Username: last }));
    } while (PaginationToken);
    expect(new Set(seen)).toEqual(names);
    expect(seen).toHaveLength(25);
  });

  it('can be filtered', async () => {
    await pool.signUp(EMAIL, PASSWORD);
    await pool.signUp('bob@example.com', PASSWORD);
    const found = async (Filter: string) => ((await list({ Filter })).Users ?? []).length;
    expect(await found('email = "ADA@example.com"')).toBe(1);
    expect(await found('email="ada@example.com"')).toBe(1);
    expect(await found('email ^= "ada"')).toBe(1);
    expect(await found('status = "Enabled"')).toBe(2);
    expect(await found('cognito:user_status = "CONFIRMED"')).toBe(2);
    const { Users = [] } = await list({ AttributesToGet: ['email'] });
    expect(Users[0]?.Attributes).toHaveLength(1);
    expect(JSON.stringify(Users)).not.toContain('Password');
  });

  it('refuses what it cannot answer', async () => {
    const refused = { name: 'InvalidParameterException' };
    await expect(list({ Limit: 61 })).rejects.toMatchObject(refused);
    await expect(list({ PaginationToken: 'x' })).rejects.toMatchObject(refused);
    await expect(list({ Filter: 'password = "x"' })).rejects.toMatchObject(refused);
  });
});

describe('the protocol', () => {
  it('refuses an operation that is not offered', async () => {
    await expect(pool.client.send(new DeleteUserPoolCommand({ UserPoolId }))).rejects.toMatchObject({
      name: 'UnknownOperationException',
    });
  });

  it('answers a broken request', async () => {
    const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser' };
    const request = { caller: 'test', method: 'POST', url: '/', headers };
    for (const [body, code] of [
      ['{', 'SerializationException'],
      ['{}', 'InvalidParameterException'],
      ['null', 'SerializationException'],
    ] as const) {
      const answer = await pool.service.handle({ ...request, body: Buffer.from(body) });
      expect(answer.status).toBe(400);
      expect(JSON.parse(String(answer.body))).toMatchObject({ __type: code, message: expect.any(String) });
    }
  });
});
