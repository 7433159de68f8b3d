import { fail } from '../errors.ts';
import { namedUser, type Parts } from '../parts.ts';
import { type Attribute, attribute, type Json, type Operation, type User } from '../types.ts';

/**
 * cognito-local's operation, given the user name it knows instead of the email: some of its operations cannot find a
 * user by email, none by one in capitals, and several return another error for an unknown user.
 */
function onUser(parts: Parts, name: string, also?: (user: User) => void): Operation {
  return (request) =>
    parts.store.transaction(async () => {
      const user = namedUser(parts, request);
      const result = await parts.engine(name, { ...request, Username: user.Username });
      also?.(user);
      return result;
    });
}

function checkEmailIsFree(parts: Parts, user: User, email: string | undefined): void {
  const owner = email ? parts.pool.find(email) : undefined;
  if (owner && owner.Username !== user.Username)
    throw fail('AliasExistsException', 'An account with the given email already exists.');
}

/** cognito-local marks an address as verified only together with the address; Cognito also does so alone. */
function completed(user: User, attributes: readonly Attribute[]): Attribute[] {
  const lowered = attributes.map(({ Name, Value }) =>
    Name === 'email' ? { Name, Value: Value?.toLowerCase() } : { Name, Value },
  );
  const has = (name: string) => lowered.some(({ Name }) => Name === name);
  if (!has('email_verified') || has('email')) return lowered;
  return [...lowered, { Name: 'email', Value: attribute(user, 'email') }];
}

function updateAttributes(parts: Parts, request: Json): Promise<object> {
  return parts.store.transaction(() => {
    const user = namedUser(parts, request);
    const attributes = completed(user, (request.UserAttributes ?? []) as Attribute[]);
    checkEmailIsFree(parts, user, attributes.find(({ Name }) => Name === 'email')?.Value);
    return parts.engine('AdminUpdateUserAttributes', {
      UserPoolId: parts.pool.id,
      Username: user.Username,
      UserAttributes: attributes,
    });
  });
}

/** Cognito would also mail a code. Sign-in works again after AdminSetUserPassword. */
function resetPassword(parts: Parts, request: Json): Promise<object> {
  return parts.store.transaction(() => {
    const user = namedUser(parts, request);
    parts.pool.save({ ...user, UserStatus: 'RESET_REQUIRED' });
    parts.sessions.endAll(user.Username);
    return {};
  });
}

function listGroups(parts: Parts, request: Json): Promise<object> {
  return parts.store.transaction(() => {
    const names = parts.pool.groupsOf(namedUser(parts, request));
    return { Groups: names.map((name) => ({ ...parts.pool.group(name), UserPoolId: parts.pool.id })) };
  });
}

/** Operations on users that need IAM permissions. */
export function administrationOperations(parts: Parts): Record<string, Operation> {
  const endSessions = (user: User) => parts.sessions.endAll(user.Username);
  return {
    AdminGetUser: onUser(parts, 'AdminGetUser'),
    AdminEnableUser: onUser(parts, 'AdminEnableUser'),
    AdminDisableUser: onUser(parts, 'AdminDisableUser', endSessions),
    AdminDeleteUser: onUser(parts, 'AdminDeleteUser', endSessions),
    AdminAddUserToGroup: onUser(parts, 'AdminAddUserToGroup'),
    AdminRemoveUserFromGroup: onUser(parts, 'AdminRemoveUserFromGroup'),
    AdminListGroupsForUser: (request) => listGroups(parts, request),
    AdminUpdateUserAttributes: (request) => updateAttributes(parts, request),
    AdminResetUserPassword: (request) => resetPassword(parts, request),
  };
}
