import { hash } from 'node:crypto';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { LRUCache } from 'lru-cache';
import type { Authority } from '#shared/kernel/endpoint.ts';
import { days, now } from '../clock.ts';
import { readEnv } from '../env.ts';
import { DomainError, unavailable } from '../errors.ts';
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

export const unauthenticated = (): DomainError => new DomainError('unauthenticated', 'Please sign in again');

/** What a verified token says of whoever has it. */
export interface Claims {
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

/**
 * What the caller's token says, or undefined for anonymous. On an `optional` route a missing token means anonymous; an invalid
 * one is 401 everywhere.
 */
export async function claimsOfCaller(authorization: string | undefined, auth: Authority): Promise<Claims | undefined> {
  if (auth === 'none') return undefined;
  if (!authorization) {
    if (auth === 'optional') return undefined;
    throw new DomainError('unauthenticated', 'Please sign in');
  }
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
  if (!token) throw unauthenticated();
  return verify(token);
}
