import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  DeleteUserPoolCommand,
  ListUsersCommand,
  type ListUsersCommandInput,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adaEmail, adaPassword, type FreshPool, freshPool, UserPoolId } from '../testing/test-pool.ts';

let pool: FreshPool;

beforeEach(async () => {
  pool = await freshPool();
});

afterEach(() => pool.close());

describe('groups', () => {
  const groupsOf = async (Username: string) => {
    const { Groups = [] } = await pool.client.send(new AdminListGroupsForUserCommand({ UserPoolId, Username }));
    return Groups.map(({ GroupName }) => GroupName);
  };

  it('are joined and left by email, and memberships end with the user', async () => {
    await pool.create(adaEmail, adaPassword);
    const member = { UserPoolId, Username: adaEmail, GroupName: 'admins' };
    await pool.client.send(new AdminAddUserToGroupCommand({ ...member, Username: 'ADA@example.com' }));
    await pool.client.send(new AdminAddUserToGroupCommand(member));
    expect(await groupsOf(adaEmail)).toEqual(['admins']);
    expect(await groupsOf(String((await pool.get(adaEmail)).Username))).toEqual(['admins']);
    await pool.client.send(new AdminRemoveUserFromGroupCommand(member));
    expect(await groupsOf(adaEmail)).toEqual([]);
    await pool.client.send(new AdminAddUserToGroupCommand(member));
    await pool.client.send(new AdminDeleteUserCommand({ UserPoolId, Username: adaEmail }));
    await pool.create(adaEmail, adaPassword);
    expect(await groupsOf(adaEmail)).toEqual([]);
  });

  it('come from the configuration', async () => {
    await pool.create(adaEmail, adaPassword);
    const unknown = new AdminAddUserToGroupCommand({ UserPoolId, Username: adaEmail, GroupName: 'owners' });
    await expect(pool.client.send(unknown)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await pool.client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: adaEmail, GroupName: 'readers' }));
    pool = await pool.restart({ groups: [{ name: 'admins', precedence: 3 }] });
    expect(await groupsOf(adaEmail)).toEqual([]);
    await pool.client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: adaEmail, GroupName: 'admins' }));
    expect(await groupsOf(adaEmail)).toEqual(['admins']);
  });
});

describe('the list of users', () => {
  const list = (more: Partial<ListUsersCommandInput> = {}) =>
    pool.client.send(new ListUsersCommand({ UserPoolId, ...more }));

  it('is paged and skips nobody while users are added and deleted', async () => {
    for (let index = 0; index < 25; index += 1) await pool.create(`user${index}@example.com`, adaPassword);
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
    await pool.create(adaEmail, adaPassword);
    await pool.create('bob@example.com', adaPassword);
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

  it('refuses requests it cannot answer', async () => {
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

  it('answers a malformed request', async () => {
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
