import type { OpenSession } from '#shared/accounts/open-session.ts';
import type { StoredSession } from './open-session.entity.ts';

/** A session as its owner and admins see it; `current` is the one that asks. */
export const toOpenSession = (session: StoredSession, current: string): OpenSession => ({
  id: session.id,
  device: session.device,
  back_office: session.back_office,
  began_at: session.began_at,
  last_used_at: session.last_used_at,
  current: session.id === current,
});
