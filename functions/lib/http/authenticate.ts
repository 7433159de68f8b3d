import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { LRUCache } from 'lru-cache';
import type { Authority } from '#shared/kernel/endpoint.ts';
import type { FindProfile, Profile, SignedIn } from '../actor.ts';
import { minutes, now } from '../clock.ts';
import { readEnv } from '../env.ts';
import { DomainError, unavailable } from '../errors.ts';
import { expiring } from '../memory/cache.ts';

const env = readEnv('userPool', 'userPoolClient', 'jwksUri');

/** The pool's keys could not be had: nothing is known of the token yet. */
class KeysAway extends Error {}

async function fetchKeys(): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(env.jwksUri, { signal: AbortSignal.timeout(3000) });
    if (!answer.ok) throw new Error(`The keys' address answered ${answer.status}`);
    return await answer.arrayBuffer();
  } catch (cause) {
    throw new KeysAway('The keys of the user pool could not be fetched', { cause });
  }
}

/** Signature, issuer, client, use and expiry. The keys' address is configuration, so that it can be loopback. */
const verifier = CognitoJwtVerifier.create(
  { userPoolId: env.userPool, clientId: env.userPoolClient, tokenUse: 'access' },
  { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
);

const unauthenticated = (): DomainError => new DomainError('unauthenticated', 'Please sign in again');

interface Claims {
  readonly subject: string;
  /** When the password was given. A refreshed token keeps it, so it says more than the moment the token was issued. */
  readonly startedAt: number;
  readonly expiresAt: number;
  readonly groups: readonly string[];
}

/** What a signature proves does not change: a token that was just verified only has its expiry looked at again. */
const verifiedLately = new LRUCache<string, Claims>({ max: 500, ...expiring(minutes(1)) });

async function verify(token: string): Promise<Claims> {
  const known = verifiedLately.get(token);
  if (known && now() < known.expiresAt) return known;
  try {
    const { sub, auth_time, exp, 'cognito:groups': groups = [] } = await verifier.verify(token);
    const claims = { subject: sub, startedAt: auth_time * 1000, expiresAt: exp * 1000, groups };
    verifiedLately.set(token, claims);
    return claims;
  } catch (cause) {
    // A 401 would sign the person out, whose token may well be good.
    if (cause instanceof KeysAway)
      throw unavailable('Your sign-in cannot be checked right now. Please try again.', 2, cause);
    throw new DomainError('unauthenticated', 'Please sign in again', { cause });
  }
}

function requireLive(profile: Profile | undefined, claims: Claims): Profile {
  if (!profile?.active) throw unauthenticated();
  // Tokens carry whole seconds. The cut is the first whole second after the change, and no session is handed out that
  // began before it: so every token of an older session fails here, also one that the pool itself has renewed since, and
  // none of a newer one.
  if (claims.startedAt < profile.tokensValidAfter) throw unauthenticated();
  return profile;
}

/** Calls that a person with a forced password change may still make. */
const duringForcedChange = new Set(['/auth/me', '/auth/change-password', '/auth/logout']);

/**
 * Who calls, or undefined for anonymous. No token on an `optional` route is anonymous; a bad one is 401 everywhere.
 * Admin means the group in the token and the role in the profile.
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
  const isAdmin = profile.isAdmin && claims.groups.includes('admins');
  if (endpoint.auth === 'admin' && !isAdmin) throw new DomainError('forbidden', 'Admin access required');
  return { subject: claims.subject, id: profile.id, email: profile.email, name: profile.name, isAdmin };
}
