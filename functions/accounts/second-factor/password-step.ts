import { unavailable } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';
import { findBySubject, type StoredUser } from '../user/user.repo.ts';
import { askForCodes } from '../user-pool/user-pool.second-factor.ts';
import { asksForCode, type CodeAsked, endSession, signIn, type Tokens } from '../user-pool/user-pool.sessions.ts';

/** The right password: a session, or the question for a code, as the profile says. */
export interface Proven {
  readonly proof: Tokens | CodeAsked;
  /** Absent for a pool user whose account was never finished. */
  readonly user: StoredUser | undefined;
}

/** Ends a session that is not handed out. There is none before the code. */
export async function discard(proof: Tokens | CodeAsked): Promise<void> {
  if (!asksForCode(proof)) await endSession(proof.refreshToken);
}

const notNow = 'Signing in is not possible right now. Please try again in a moment.';

/**
 * Checks a password. The profile says whether there is a second factor, and the user pool follows: where they differ,
 * because an act broke off between the two or somebody changed the pool with a token, the pool is put right and asked
 * again before anybody gets a session. Undefined when the password is wrong.
 */
export async function provePassword(email: string, password: string): Promise<Proven | undefined> {
  const proof = await signIn(email, password);
  if (!proof) return undefined;
  const user = await findBySubject(proof.subject);
  const wanted = user?.has_second_factor ?? false;
  if (!user || asksForCode(proof) === wanted) return { proof, user };
  logger.warn('the user pool is put right about a second factor', { user_id: user.user_id, wanted });
  await discard(proof);
  await askForCodes(user.subject, wanted);
  const again = await signIn(email, password);
  if (again && asksForCode(again) === wanted) return { proof: again, user };
  if (again) await discard(again);
  throw unavailable(notNow, 2);
}

/** How often a session is tried for: another sign-in may put the pool right in between. */
const mostTries = 3;

/**
 * A session for the right password without a code, for somebody who has shown a recovery code. The pool asks for codes
 * again afterwards. If that fails, or the process ends here, the next sign-in puts it right (`provePassword`).
 */
export async function signInPastCode({ subject, email }: StoredUser, password: string): Promise<Tokens> {
  try {
    for (let tries = 0; tries < mostTries; tries++) {
      await askForCodes(subject, false);
      const proof = await signIn(email, password);
      if (proof && !asksForCode(proof)) return proof;
    }
    throw unavailable(notNow, 2);
  } finally {
    await askForCodes(subject, true).catch((error: Error) =>
      logger.warn('the user pool does not ask for codes yet', { reason: error.name }),
    );
  }
}
