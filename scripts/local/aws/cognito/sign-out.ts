import { fail, notAuthorized } from './errors.ts';
import { checkClient, namedUser, type Parts, text } from './parts.ts';
import { checkPassword, hashPassword, isPassword } from './passwords.ts';
import type { Json, Operation, User } from './types.ts';

/** The user whose access token this is. cognito-local reads such tokens without checking who signed them. */
function bearer(parts: Parts, request: Json): User {
  const session = parts.tokens.sessionOf(text(request, 'AccessToken'), parts.sessions);
  const user = parts.pool.find(session.username);
  if (!user) throw notAuthorized('Access Token has been revoked');
  if (!user.Enabled) throw notAuthorized('User is disabled.');
  return user;
}

async function changePassword(parts: Parts, request: Json): Promise<object> {
  const proposed = text(request, 'ProposedPassword');
  checkPassword(parts.poolOptions.passwordPolicy, proposed);
  const before = await parts.store.transaction(() => bearer(parts, request));
  const [isRight, hash] = await Promise.all([
    isPassword(text(request, 'PreviousPassword'), before.Password),
    hashPassword(proposed),
  ]);
  return parts.store.transaction(() => {
    const user = bearer(parts, request);
    if (!isRight || user.Password !== before.Password) throw notAuthorized('Incorrect username or password.');
    parts.pool.save({ ...user, Password: hash });
    return {};
  });
}

function revoke(parts: Parts, request: Json): object {
  checkClient(parts, request);
  const token = text(request, 'Token');
  if (token.split('.').length === 3) throw fail('UnsupportedTokenTypeException', 'Unsupported token type');
  parts.sessions.end(token);
  return {};
}

/** What ends sessions, and what a user does with an access token instead of a function's rights. */
export const signOutOperations = (parts: Parts): Record<string, Operation> => ({
  RevokeToken: (request) => parts.store.transaction(() => revoke(parts, request)),
  GlobalSignOut: (request) =>
    parts.store.transaction(() => {
      parts.sessions.endAll(bearer(parts, request).Username);
      return {};
    }),
  AdminUserGlobalSignOut: (request) =>
    parts.store.transaction(() => {
      parts.sessions.endAll(namedUser(parts, request).Username);
      return {};
    }),
  ChangePassword: (request) => changePassword(parts, request),
  GetUser: (request) =>
    parts.store.transaction(() => {
      const user = bearer(parts, request);
      return { Username: user.Username, UserAttributes: user.Attributes };
    }),
});
