import {
  AdminInitiateAuthCommand,
  AdminUserGlobalSignOutCommand,
  type AuthenticationResultType,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DomainError } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';
import { longestAddress } from '#shared/accounts/user.ts';
import { ClientId, pool, UserPoolId, unknownUser, unless } from './user-pool.client.ts';

/** The result of a sign-in or a refresh. */
export interface Tokens {
  readonly accessToken: string;
  /** From a sign-in only; empty after a refresh. */
  readonly refreshToken: string;
  /** Seconds. */
  readonly expiresIn: number;
  readonly subject: string;
  /** The session's id in the pool, `origin_jti`: the same in every token from its sign-in on. */
  readonly session: string;
  /** When the password was entered: milliseconds, a whole second. A refreshed token keeps it. */
  readonly startedAt: number;
  /** The groups that the access token names. */
  readonly groups: readonly string[];
}

/** The password was right, and the pool waits for a code of the authenticator: there are no tokens yet. */
export interface CodeAsked {
  readonly subject: string;
  /** The pool's name for this sign-in. With the right code it gives tokens. */
  readonly poolSession: string;
}
export const asksForCode = (proof: Tokens | CodeAsked): proof is CodeAsked => 'poolSession' in proof;

/** The pool's errors for refused credentials; callers never learn which one it was. */
const refusals = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
]);

/**
 * After several wrong passwords the pool refuses even the right one for a while, from a second to a quarter of an hour;
 * it does not say how long.
 */
function refuseLockedOut(error: Error): never {
  if (error.name !== 'NotAuthorizedException' || !error.message.startsWith('Password attempts exceeded')) throw error;
  const detail = 'Too many failed attempts. Please wait up to 15 minutes and try again.';
  throw new DomainError('too_many_requests', detail, { retryAfter: 60, cause: error });
}

/** The token comes straight from the pool, so its signature needs no check. */
function claimsOf(accessToken: string): {
  sub: string;
  origin_jti: string;
  auth_time: number;
  'cognito:groups'?: string[];
} {
  return JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8'));
}

/** The tokens in an answer of the pool. */
export function tokensOf(result: AuthenticationResultType | undefined): Tokens | undefined {
  if (!result?.AccessToken) return undefined;
  const claims = claimsOf(result.AccessToken);
  return {
    accessToken: result.AccessToken,
    refreshToken: result.RefreshToken ?? '',
    expiresIn: result.ExpiresIn ?? 0,
    subject: claims.sub,
    session: claims.origin_jti,
    startedAt: claims.auth_time * 1000,
    groups: claims['cognito:groups'] ?? [],
  };
}

async function authenticate(
  AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH',
  parameters: Record<string, string>,
) {
  const command = new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow, AuthParameters: parameters });
  return unless(refusals, pool.send(command).catch(refuseLockedOut));
}

/** Tokens or the question for a code for the right password, undefined for anything else, such as an address longer than any user's. */
export async function signIn(email: string, password: string): Promise<Tokens | CodeAsked | undefined> {
  if (email.length > longestAddress) return undefined;
  const answer = await authenticate('ADMIN_USER_PASSWORD_AUTH', { USERNAME: email, PASSWORD: password });
  if (answer?.ChallengeName !== 'SOFTWARE_TOKEN_MFA') return tokensOf(answer?.AuthenticationResult);
  const { USER_ID_FOR_SRP: subject = '' } = answer.ChallengeParameters ?? {};
  return { subject, poolSession: answer.Session ?? '' };
}

/** A new access token, undefined when the refresh token is invalid, expired or revoked. */
export const continueSession = async (refreshToken: string): Promise<Tokens | undefined> =>
  tokensOf((await authenticate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken }))?.AuthenticationResult);

/** The pool's errors for a session that does not exist. */
const noSession = new Set([
  'NotAuthorizedException',
  'UnauthorizedException',
  'UnsupportedTokenTypeException',
  'InvalidParameterException',
]);

/** Ends a session, if it is still open. Throws when the pool does not respond: then the token may still work. */
export async function revokeSession(refreshToken: string): Promise<void> {
  await unless(noSession, pool.send(new RevokeTokenCommand({ ClientId, Token: refreshToken })));
}

/** Ends a session that was never handed out. Best effort: it expires by itself. */
export async function endSession(refreshToken: string): Promise<void> {
  await revokeSession(refreshToken).catch((error: Error) =>
    logger.warn('refresh token not revoked', { reason: error.name }),
  );
}

/** Revokes all refresh tokens of this person. */
export async function endAllSessions(subject: string): Promise<void> {
  await unless(unknownUser, pool.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: subject })));
}
