import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DomainError } from '#lib/errors.ts';
import { groupOfRole, type Role } from '#shared/accounts/role.ts';
import { passwordRule } from '#shared/accounts/user.ts';
import { pool, UserPoolId, unknownUser, unless } from './user-pool.client.ts';

const taken = new Set(['UsernameExistsException', 'AliasExistsException']);
const badPassword = new Set(['InvalidPasswordException', 'InvalidParameterException']);
const none: ReadonlySet<string> = new Set();

/** Creates a user whose password nobody knows; undefined when the address already has a user. */
export async function createIdentity(email: string): Promise<string | undefined> {
  const command = new AdminCreateUserCommand({
    UserPoolId,
    Username: email,
    UserAttributes: [{ Name: 'email', Value: email }],
    MessageAction: 'SUPPRESS',
  });
  const answer = await unless(taken, pool.send(command));
  return answer?.User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value;
}

/** Throws 422 when the pool rejects the password. False when the user no longer exists. */
export async function setPassword(subject: string, password: string): Promise<boolean> {
  const command = new AdminSetUserPasswordCommand({
    UserPoolId,
    Username: subject,
    Password: password,
    Permanent: true,
  });
  try {
    return (await unless(unknownUser, pool.send(command))) !== undefined;
  } catch (error) {
    if (!badPassword.has((error as Error).name)) throw error;
    throw new DomainError('invalid', passwordRule, { errors: { password: passwordRule }, cause: error });
  }
}

/** `name` is the subject or the address. A missing user is not an error. */
export async function deleteIdentity(name: string): Promise<void> {
  await unless(unknownUser, pool.send(new AdminDeleteUserCommand({ UserPoolId, Username: name })));
}

const member = (Username: string, GroupName: string) => ({ UserPoolId, Username, GroupName });

async function join(subject: string, group: string): Promise<void> {
  await unless(none, pool.send(new AdminAddUserToGroupCommand(member(subject, group))));
}

/** Somebody who is not in the group, or no longer a user, is not an error. */
async function leave(subject: string, group: string): Promise<void> {
  await unless(unknownUser, pool.send(new AdminRemoveUserFromGroupCommand(member(subject, group))));
}

/** Puts a new user into the group of a role, if it has one. */
export async function joinRole(subject: string, role: Role): Promise<void> {
  const group = groupOfRole[role];
  if (group) await join(subject, group);
}

/** Puts a user into the group of a role and takes them out of the others: first what takes away. */
export async function changeRole(subject: string, role: Role): Promise<void> {
  const others = Object.values(groupOfRole).filter((group) => group !== undefined && group !== groupOfRole[role]);
  for (const group of others) if (group) await leave(subject, group);
  await joinRole(subject, role);
}
