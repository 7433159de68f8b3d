import { LRUCache } from 'lru-cache';
import { areasOfBoth, isStaffRole, mayEnter } from '#shared/accounts/role.ts';
import { type AdminArea, type Authority, isAdminArea } from '#shared/kernel/endpoint.ts';
import type { FindProfile, Profile, SignedIn } from '../actor.ts';
import { days } from '../clock.ts';
import { DomainError, forbidden } from '../errors.ts';
import { logger } from '../logger.ts';
import { expiring } from '../memory/cache.ts';
import { type Claims, unauthenticated } from './token.ts';

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

/** The ids of people whose profile was read: a subject never gets another one. */
const idsOfLately = new LRUCache<string, string>({ max: 1000, ...expiring(days(1)) });

/** The id of somebody who has called before, which their profile has still to confirm. */
export const probableIdOf = ({ subject }: Claims): string | undefined => idsOfLately.get(subject);

/**
 * The caller as their profile describes them now, or undefined for anonymous. The back-office needs both the group in the
 * token and the role in the profile.
 */
export async function authenticate(
  claims: Claims | undefined,
  endpoint: { auth: Authority; path: string },
  findProfile: FindProfile,
): Promise<SignedIn | undefined> {
  if (!claims) return undefined;
  const profile = requireLive(await findProfile(claims.subject), claims);
  if (profile.forcePasswordChange && !duringForcedChange.has(endpoint.path))
    throw new DomainError('password_change_required', 'Please choose a new password first');
  // Without a required second factor somebody of the staff is a reader, also where admins are shown more.
  const areas = profile.lacksSecondFactor ? [] : areasOfBoth(profile.role, claims.groups);
  if (isAdminArea(endpoint.auth) && !areas.includes(endpoint.auth)) throw refusal(profile, endpoint.auth);
  const { id, email, name } = profile;
  const { subject, session } = claims;
  idsOfLately.set(subject, id);
  return { subject, session, id, email, name, isAdmin: areas.includes('admin'), areas };
}
