import { hash } from 'node:crypto';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { LRUCache } from 'lru-cache';
import { areasOfBoth, isStaffRole, mayEnter } from '#shared/accounts/role.ts';
import { type AdminArea, type Authority, isAdminArea } from '#shared/kernel/endpoint.ts';
import type { FindProfile, Profile, SignedIn } from '../actor.ts';
import { days, now } from '../clock.ts';
import { readEnv } from '../env.ts';
import { DomainError, forbidden, unavailable } from '../errors.ts';
import { logger } from '../logger.ts';
import { expiring } from '../memory/cache.ts';

const env = readEnv('userPool', 'userPoolClient', 'jwksUri');

/** The pool's keys could not be fetched, so the token could not be checked. */
class KeysUnavailable extends Error {}

async function fetchKeys(): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(env.jwksUri, { signal: AbortSignal.timeout(3000) });
    if (!answer.ok) throw new Error(`The key endpoint answered ${answer.status}`);
    return await answer.arrayBuffer();
  } catch (cause) {
    throw new KeysUnavailable('The keys of the user pool could not be fetched', { cause });
  }
}

/** Checks signature, issuer, client, use and expiry. The key endpoint is configurable, so that it can be loopback. */
const verifier = CognitoJwtVerifier.create(
  { userPoolId: env.userPool, clientId: env.userPoolClient, tokenUse: 'access' },
  { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
);

const unauthenticated = (): DomainError => new DomainError('unauthenticated', 'Please sign in again');

interface Claims {
  readonly subject: string;
  /** The sign-in that the token goes back to; a refreshed token keeps it. */
  readonly session: string;
  /** When the password was entered. A refreshed token keeps this time, so it says more than the time of issue. */
  readonly startedAt: number;
  readonly expiresAt: number;
  readonly groups: readonly string[];
}

/**
 * What a token must say besides what the verifier checks: a missing time would be `NaN`, which is earlier than no cutoff
 * and no expiry, in a text `admins` is found inside of other words, and a session without a name could not be ended.
 */
function claimsOf(token: Readonly<Record<string, unknown>>): Claims {
  const { sub, origin_jti: session, auth_time, exp, 'cognito:groups': groups = [] } = token;
  if (typeof sub !== 'string' || typeof session !== 'string' || !isTime(auth_time) || !isTime(exp))
    throw new Error('The token lacks a claim, or has one of another type');
  if (!isListOfTexts(groups)) throw new Error('The groups of the token are no list');
  return { subject: sub, session, startedAt: auth_time * 1000, expiresAt: exp * 1000, groups };
}
const isTime = (value: unknown): value is number => Number.isFinite(value);
const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/**
 * Tokens whose signature was found valid, which it stays: only the expiry is checked again. By their hash, because whoever
 * could read the tokens of others from memory would be signed in.
 */
const verified = new LRUCache<string, Claims>({ max: 1000, ...expiring(days(1)) });
const fingerprint = (token: string): string => hash('sha256', token, 'base64');

async function verify(token: string): Promise<Claims> {
  const key = fingerprint(token);
  const known = verified.get(key);
  if (known && now() < known.expiresAt) return known;
  try {
    const claims = claimsOf({ ...(await verifier.verify(token)) });
    verified.set(key, claims, { ttl: Math.max(1, claims.expiresAt - now()) });
    return claims;
  } catch (cause) {
    // A 401 would sign out a user whose token may be valid.
    if (cause instanceof KeysUnavailable)
      throw unavailable('Your sign-in cannot be checked right now. Please try again.', 2, cause);
    throw new DomainError('unauthenticated', 'Please sign in again', { cause });
  }
}

function requireLive(profile: Profile | undefined, claims: Claims): Profile {
  // Every line that follows says whose call it was, a refusal as well. An id, never an address or a token.
  if (profile) logger.appendKeys({ user_id: profile.id });
  if (!profile?.active) throw unauthenticated();
  // Tokens carry whole seconds. The cutoff is the first whole second after the change, and no session is issued with an
  // earlier start: so every token of an older session fails here, including those the pool has refreshed since, and no
  // token of a newer session does.
  if (claims.startedAt < profile.tokensValidAfter) throw unauthenticated();
  // Ended ones are not in the list. The pool would still refresh them for whoever holds their refresh token.
  if (!profile.openSessions.includes(claims.session)) throw unauthenticated();
  return profile;
}

/** Calls that remain allowed while a password change is required. */
const duringForcedChange = new Set(['/auth/me', '/auth/change-password', '/auth/logout']);

/** Somebody of the back-office is told that it is the role; a token without its group needs another sign-in. */
const refusal = ({ role, lacksSecondFactor }: Profile, area: AdminArea): DomainError =>
  lacksSecondFactor
    ? new DomainError('second_factor_required', 'Please set up a second factor first')
    : forbidden(
        isStaffRole(role) && !mayEnter(role, area) ? 'Your role does not include this' : 'Admin access required',
      );

/**
 * The caller, or undefined for anonymous. On an `optional` route a missing token means anonymous; an invalid one is 401
 * everywhere. The back-office needs both the group in the token and the role in the profile.
 */
export async function authenticate(
  authorization: string | undefined,
  endpoint: { auth: Authority; path: string },
  findProfile: FindProfile,
): Promise<SignedIn | undefined> {
  if (endpoint.auth === 'none') return undefined;
  if (!authorization) {
    if (endpoint.auth === 'optional') return undefined;
    throw new DomainError('unauthenticated', 'Please sign in');
  }
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
  if (!token) throw unauthenticated();
  const claims = await verify(token);
  const profile = requireLive(await findProfile(claims.subject), claims);
  if (profile.forcePasswordChange && !duringForcedChange.has(endpoint.path))
    throw new DomainError('password_change_required', 'Please choose a new password first');
  // Without a required second factor somebody of the staff is a reader, also where admins are shown more.
  const areas = profile.lacksSecondFactor ? [] : areasOfBoth(profile.role, claims.groups);
  if (isAdminArea(endpoint.auth) && !areas.includes(endpoint.auth)) throw refusal(profile, endpoint.auth);
  const { id, email, name } = profile;
  const { subject, session } = claims;
  return { subject, session, id, email, name, isAdmin: areas.includes('admin'), areas };
}
