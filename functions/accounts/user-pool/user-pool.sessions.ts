import {
  AdminInitiateAuthCommand,
  AdminUserGlobalSignOutCommand,
  type AuthenticationResultType,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { logger } from '#lib/logger.ts';
import { longestAddress } from '#shared/accounts/user.ts';
import { ClientId, pool, UserPoolId, unknownUser, unless } from './user-pool.client.ts';

/** What a sign-in gives. */
export interface Tokens {
  readonly accessToken: string;
  /** Only from a sign-in; a refresh gives none. */
  readonly refreshToken: string;
  /** Seconds. */
  readonly expiresIn: number;
  readonly subject: string;
  /** When the password was given, in milliseconds of a whole second: a refreshed token keeps it. */
  readonly startedAt: number;
  readonly isAdmin: boolean;
}

/** The pool's ways to say "not with these credentials"; which of them it was is nobody's business. */
const refusals = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
]);

/** The pool made the token a moment ago and sent it to us alone, so its signature needs no check. */
function claimsOf(accessToken: string): { sub: string; auth_time: number; 'cognito:groups'?: string[] } {
  return JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8'));
}

function tokensOf(result: AuthenticationResultType | undefined): Tokens | undefined {
  if (!result?.AccessToken) return undefined;
  const claims = claimsOf(result.AccessToken);
  return {
    accessToken: result.AccessToken,
    refreshToken: result.RefreshToken ?? '',
    expiresIn: result.ExpiresIn ?? 0,
    subject: claims.sub,
    startedAt: claims.auth_time * 1000,
    isAdmin: claims['cognito:groups']?.includes('admins') ?? false,
  };
}

async function authenticate(
  AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH',
  parameters: Record<string, string>,
) {
  const command = new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow, AuthParameters: parameters });
  const answer = await unless(refusals, pool.send(command));
  return tokensOf(answer?.AuthenticationResult);
}

/** Tokens for the right password, undefined for anything else, such as an address longer than any user's. */
export async function signIn(email: string, password: string): Promise<Tokens | undefined> {
  if (email.length > longestAddress) return undefined;
  return authenticate('ADMIN_USER_PASSWORD_AUTH', { USERNAME: email, PASSWORD: password });
}

/** A new access token, undefined when the refresh token is wrong, over or revoked. */
export const continueSession = (refreshToken: string): Promise<Tokens | undefined> =>
  authenticate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken });

/** The pool's ways to say that there is nothing to end. */
const noSession = new Set([
  'NotAuthorizedException',
  'UnauthorizedException',
  'UnsupportedTokenTypeException',
  'InvalidParameterException',
]);

/** Ends one session, or one that is over. Throws when the pool does not answer: the token may work on then. */
export async function revokeSession(refreshToken: string): Promise<void> {
  await unless(noSession, pool.send(new RevokeTokenCommand({ ClientId, Token: refreshToken })));
}

/** Ends a session that nobody was handed. Best effort: it dies by itself. */
export async function endSession(refreshToken: string): Promise<void> {
  await revokeSession(refreshToken).catch((error: Error) =>
    logger.warn('refresh token not revoked', { reason: error.name }),
  );
}

/** No refresh token of this person works any more. */
export async function endAllSessions(subject: string): Promise<void> {
  await unless(unknownUser, pool.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: subject })));
}
