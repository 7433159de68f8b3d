import { now } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { nextSecond } from '../password/password.service.ts';
import { recordSessionsEnded } from '../user/user.repo.ts';
import { endAllSessions } from '../user-pool/user-pool.sessions.ts';

/** The pool forgets the refresh tokens. Best effort: a cutoff in the profile is what ends the sessions. */
export async function forgetSessions(subject: string): Promise<void> {
  await endAllSessions(subject).catch((error: Error) =>
    logger.warn('refresh tokens not revoked', { reason: error.name }),
  );
}

/**
 * Ends every session of a person, the caller's too. The cutoff alone ends them, because access and refresh tokens are
 * compared with it.
 */
export async function endEverySession(subject: string): Promise<void> {
  await recordSessionsEnded(subject, nextSecond(now()));
  await forgetSessions(subject);
}
