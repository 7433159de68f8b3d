import { minutes, now } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { type TransactItem, transactUnlessRefused } from '#lib/table/transact.ts';
import type { OpenSessions } from '#shared/accounts/open-session.ts';
import type { StoredUser } from '../user/user.entity.ts';
import { closedSessionItem, closeSessions } from '../user/user.repo.ts';
import type { Tokens } from '../user-pool/user-pool.sessions.ts';
import { isOpen, openOnes, surplus } from './open-ones.ts';
import type { StoredSession } from './open-session.entity.ts';
import {
  type Entrance,
  endedSessionItem,
  findSession,
  goneSessionItem,
  insertSession,
  listSessions,
  noteUse,
  removeSessions,
} from './open-session.repo.ts';
import { toOpenSession } from './open-session.view.ts';

/** A use within this time of the last noted one is not noted. */
const noteEvery = minutes(10);

/** Makes room for a session that begins, among those of when `user` was read. */
async function makeRoom(user: StoredUser): Promise<void> {
  const { over, ids } = surplus(await listSessions(user.subject), user, now());
  await closeSessions(user.subject, ids);
  await removeSessions(over);
}

/**
 * Notes where a session is opened from. Comes before the profile lists it: one that is listed and not known would be taken
 * for an old one. Making room is best effort, as the next sign-in does what is left.
 */
export async function noteSession(user: StoredUser, tokens: Tokens, entrance: Entrance): Promise<void> {
  await makeRoom(user).catch((error: Error) => logger.warn('old sessions not removed', { reason: error.name }));
  await insertSession(tokens, entrance);
}

/** Notes that a session goes on, now and then. */
export async function noteRefresh({ subject, session: id }: Tokens): Promise<void> {
  const session = await findSession({ subject, id });
  if (session && now() - Date.parse(session.last_used_at) >= noteEvery) await noteUse(session);
}

/** A person's open sessions, as whoever is in the session `current` sees them. */
export async function openSessions(user: StoredUser, current: string): Promise<OpenSessions> {
  const open = openOnes(await listSessions(user.subject), user);
  const shown = open.map((session) => toOpenSession(session, current));
  return { sessions: shown.sort((a, b) => Number(b.current) - Number(a.current)) };
}

/**
 * Ends one session: its tokens are refused with the next call. `also` is written with it. False when the person has no such
 * session; one that ended a moment ago stays so and is no error.
 */
export async function endOpenSession(
  user: StoredUser,
  id: string,
  also: (session: StoredSession) => readonly TransactItem[] = () => [],
): Promise<boolean> {
  const { subject } = user;
  const session = await findSession({ subject, id });
  if (session?.ended_at) return true;
  if (!session || !isOpen(session, user)) return false;
  // Refused: somebody else has ended it in the meantime.
  await transactUnlessRefused([endedSessionItem(session), closedSessionItem(subject, id), ...also(session)]);
  return true;
}

/** Removes a session whose owner signs out; refused, and nothing to do, when the account is gone. */
export async function leaveSession({ subject, session: id }: Tokens): Promise<void> {
  await transactUnlessRefused([goneSessionItem({ subject, id }), closedSessionItem(subject, id)]);
}
