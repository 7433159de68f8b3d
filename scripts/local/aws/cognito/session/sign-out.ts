import { fail } from '../errors.ts';
import { checkClient, namedUser, type Parts, text } from '../parts.ts';
import type { Json, Operation } from '../types.ts';

function revoke(parts: Parts, request: Json): object {
  checkClient(parts, request);
  const token = text(request, 'Token');
  if (token.split('.').length === 3) throw fail('UnsupportedTokenTypeException', 'Unsupported token type');
  parts.sessions.end(token);
  return {};
}

/** The operations that end sessions. */
export const signOutOperations = (parts: Parts): Record<string, Operation> => ({
  RevokeToken: (request) => parts.store.transaction(() => revoke(parts, request)),
  AdminUserGlobalSignOut: (request) =>
    parts.store.transaction(() => {
      parts.sessions.endAll(namedUser(parts, request).Username);
      return {};
    }),
});
