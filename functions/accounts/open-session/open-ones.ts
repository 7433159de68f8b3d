import { minutes } from '#lib/clock.ts';
import type { StoredUser } from '../user/user.entity.ts';
import type { StoredSession } from './open-session.entity.ts';

/**
 * Sessions that a person has at most, so that the profile's list of them, which each call reads with it, leaves that read
 * at one unit. A further sign-in ends the one that was not used for longest.
 */
export const mostOpen = 70;

const byLastUse = (a: StoredSession, b: StoredSession): number => b.last_used_at.localeCompare(a.last_used_at);

/**
 * Whether a session is open: the profile lists it, and it began after the person last signed out everywhere, got a new
 * password or was deactivated.
 */
export const isOpen = (
  { id, began_at }: Pick<StoredSession, 'id' | 'began_at'>,
  { open_sessions = [], tokens_valid_after }: Pick<StoredUser, 'open_sessions' | 'tokens_valid_after'>,
): boolean => open_sessions.includes(id) && Date.parse(began_at) >= tokens_valid_after;

/** The open sessions of all that are known, the last used first. */
export const openOnes = (known: readonly StoredSession[], user: StoredUser): StoredSession[] =>
  known.filter((session) => isOpen(session, user)).sort(byLastUse);

/** A sign-in is known a moment before the profile lists it. */
const beginning = minutes(1);

/**
 * What goes when one more begins: known sessions that are over or too many, and ids of the profile's list without an open
 * session.
 */
export function surplus(known: readonly StoredSession[], user: StoredUser, now: number) {
  const stay = new Set(
    openOnes(known, user)
      .slice(0, mostOpen - 1)
      .map(({ id }) => id),
  );
  const leaves = (id: string): boolean => !stay.has(id);
  const isOver = ({ id, began_at }: StoredSession): boolean => leaves(id) && Date.parse(began_at) < now - beginning;
  return { over: known.filter(isOver), ids: (user.open_sessions ?? []).filter(leaves) };
}
