import { randomBytes } from 'node:crypto';
import { invalid } from '../errors.ts';
import { checkPool, namedUser, optionalText, type Parts, text } from '../parts.ts';
import type { Attribute, Json, Operation } from '../types.ts';
import { checkRequired } from './attributes.ts';
import { checkPassword, hashPassword } from './passwords.ts';

const givenAttributes = (request: Json): Attribute[] =>
  Array.isArray(request.UserAttributes) ? (request.UserAttributes as Attribute[]) : [];

/** The user name is the email address in lower case. `sub` is set by the pool. */
function withEmail(request: Json): { Username: string; UserAttributes: Attribute[] } {
  const Username = text(request, 'Username').toLowerCase();
  if (!/^[^@\s]+@[^@\s]+$/.test(Username)) throw invalid('Username should be an email.');
  const others = givenAttributes(request).filter(({ Name }) => Name !== 'email' && Name !== 'sub');
  return { Username, UserAttributes: [...others, { Name: 'email', Value: Username }] };
}

/**
 * cognito-local stores the password it is given, so it is given the hash. Without a temporary password Cognito invents
 * one and mails it. Here nobody gets that mail, so nobody can sign in with it.
 */
async function adminCreateUser(parts: Parts, request: Json): Promise<object> {
  checkPool(parts, request);
  const temporary = optionalText(request, 'TemporaryPassword');
  if (temporary) checkPassword(parts.poolOptions.passwordPolicy, temporary);
  const named = withEmail(request);
  checkRequired(parts.poolOptions.requiredAttributes, named.UserAttributes);
  const TemporaryPassword = await hashPassword(temporary ?? randomBytes(32).toString('base64'));
  const user = { UserPoolId: parts.pool.id, ...named, TemporaryPassword, MessageAction: 'SUPPRESS' };
  return parts.store.transaction(() => parts.engine('AdminCreateUser', user));
}

async function adminSetUserPassword(parts: Parts, request: Json): Promise<object> {
  const password = text(request, 'Password');
  checkPassword(parts.poolOptions.passwordPolicy, password);
  const Password = await hashPassword(password);
  return parts.store.transaction(() => {
    const { Username } = namedUser(parts, request);
    return parts.engine('AdminSetUserPassword', { ...request, Username, Password });
  });
}

/** The operations that set a password. */
export const registrationOperations = (parts: Parts): Record<string, Operation> => ({
  AdminCreateUser: (request) => adminCreateUser(parts, request),
  AdminSetUserPassword: (request) => adminSetUserPassword(parts, request),
});
