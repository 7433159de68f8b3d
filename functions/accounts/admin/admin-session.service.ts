import type { SignedIn } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { notFound } from '#lib/errors.ts';
import type { OpenSessions } from '#shared/accounts/open-session.ts';
import { endOpenSession, openSessions } from '../open-session/open-session.service.ts';
import { auditTarget } from '../user/audit-target.ts';
import { requireUser } from './admin-user.service.ts';

/** Where a user is signed in. */
export const sessionsOfUser = async ({ session }: SignedIn, id: string): Promise<OpenSessions> =>
  openSessions(await requireUser(id), session);

/** Ends one session of a user; as with all of them at once, anybody's. 404 when it is no open session of this user. */
export async function endSessionOfUser(actor: SignedIn, id: string, session: string): Promise<void> {
  const user = await requireUser(id);
  const isEnded = await endOpenSession(user, session, ({ device }) => [
    auditItem(actor, { action: 'user.session-ended', target: auditTarget(user), before: { device } }),
  ]);
  if (!isEnded) throw notFound('Session not found');
}
