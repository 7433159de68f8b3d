import type { SignedIn } from '#lib/actor.ts';
import { DomainError, notFound } from '#lib/errors.ts';
import { type Route, route } from '#lib/http/route.ts';
import { accountsApi as api } from '#shared/accounts/api.ts';
import { noSessionCookie } from '../session/session.cookie.ts';
import { findBySubject, type StoredUser } from '../user/user.repo.ts';
import { endOpenSession, openSessions } from './open-session.service.ts';

async function requireMe({ subject }: SignedIn): Promise<StoredUser> {
  const user = await findBySubject(subject);
  if (!user) throw new DomainError('unauthenticated', 'Please sign in again');
  return user;
}

export const openSessionRoutes: readonly Route[] = [
  route(api.listSessions, async ({ actor }) => openSessions(await requireMe(actor), actor.session)),
  route(api.endSession, async ({ actor, params: { id }, reply }) => {
    if (!(await endOpenSession(await requireMe(actor), id))) throw notFound('Session not found');
    if (id !== actor.session) return { success: true as const, message: 'The session has ended' };
    reply.cookie(noSessionCookie);
    return { success: true as const, message: 'You are signed out' };
  }),
];
