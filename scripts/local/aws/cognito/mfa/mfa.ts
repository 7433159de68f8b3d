import { fail, invalid, userNotFound } from '../errors.ts';
import { namedUser, type Parts, text } from '../parts.ts';
import type { Json, Operation, User } from '../types.ts';

function checkOffered({ poolOptions }: Parts): void {
  if (poolOptions.softwareTokens) return;
  throw fail('SoftwareTokenMFANotFoundException', 'Software Token MFA has not been enabled for the userPool');
}

/** The user whose access token a request carries. */
function bearer(parts: Parts, request: Json): User {
  if (request.AccessToken === undefined) throw invalid('The local cloud associates tokens with an access token only');
  const { username, session } = parts.tokens.read(text(request, 'AccessToken'));
  parts.sessions.checkOpen(session);
  const user = parts.pool.find(username);
  if (!user) throw userNotFound();
  return user;
}

function userCode(request: Json): string {
  const code = text(request, 'UserCode');
  if (/^\d{6}$/.test(code)) return code;
  throw invalid("1 validation error detected: Value at 'userCode' failed to satisfy constraint: [0-9]+, length 6");
}

/** Turns asking for a code on or off, where the request says so. */
function prefer(parts: Parts, user: User, request: Json): object {
  if (request.SMSMfaSettings || request.EmailMfaSettings)
    throw invalid('The local cloud has no other factor than software tokens');
  const settings = request.SoftwareTokenMfaSettings as { Enabled?: boolean; PreferredMfa?: boolean } | undefined;
  if (settings?.PreferredMfa && !settings.Enabled) throw invalid('A factor that is not enabled cannot be preferred');
  if (settings) parts.softwareTokens.enable(user.Username, settings.Enabled === true);
  return {};
}

/** Time-based codes as a second factor. cognito-local has none, so this is ours. */
export function mfaOperations(parts: Parts): Record<string, Operation> {
  const inTransaction =
    (work: (request: Json) => object): Operation =>
    (request) =>
      parts.store.transaction(() => {
        checkOffered(parts);
        return work(request);
      });
  return {
    AssociateSoftwareToken: inTransaction((request) => ({
      SecretCode: parts.softwareTokens.associate(bearer(parts, request).Username),
    })),
    VerifySoftwareToken: inTransaction((request) => {
      const code = userCode(request);
      parts.softwareTokens.verify(bearer(parts, request).Username, code);
      return { Status: 'SUCCESS' };
    }),
    SetUserMFAPreference: inTransaction((request) => prefer(parts, bearer(parts, request), request)),
    AdminSetUserMFAPreference: inTransaction((request) => prefer(parts, namedUser(parts, request), request)),
  };
}
