import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DomainError } from '#lib/errors.ts';
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

const admins = (subject: string) => ({ UserPoolId, Username: subject, GroupName: 'admins' });

export async function makeAdmin(subject: string): Promise<void> {
  await unless(none, pool.send(new AdminAddUserToGroupCommand(admins(subject))));
}

/** Somebody who is not in the group, or no longer a user, is not an error. */
export async function makeNoAdmin(subject: string): Promise<void> {
  await unless(unknownUser, pool.send(new AdminRemoveUserFromGroupCommand(admins(subject))));
}
