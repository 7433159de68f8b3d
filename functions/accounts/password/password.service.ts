import type { SignedIn } from '#lib/actor.ts';
import { now } from '#lib/clock.ts';
import { DomainError, invalid } from '#lib/errors.ts';
import { passwordStrength, requiredStrength, weakPassword } from '#shared/accounts/password-strength.ts';
import { countingFailures } from '../attempt/attempt.service.ts';
import { type Opened, openSession } from '../session/session.service.ts';
import { findBySubject, recordNewPassword } from '../user/user.repo.ts';
import { endAllSessions, signIn, type Tokens } from '../user-pool/user-pool.sessions.ts';
import { setPassword } from '../user-pool/user-pool.users.ts';

/**
 * The first whole second after a moment. Tokens carry whole seconds, so a cut at the moment itself would either let
 * sessions of the same second live or refuse new ones; `openSession` hands out none that began before the cut.
 */
export const nextSecond = (moment: number): number => (Math.floor(moment / 1000) + 1) * 1000;

/**
 * Sets a password and ends every session. The order survives a crash: refresh tokens die first, so that no old session
 * outlives its access token (15 minutes) even when nothing after it happens; the forced change ends last. One that begins
 * with the old password in between is over by the cut: the session's beginning is compared, which no refresh moves.
 * False when the person is gone.
 */
export async function replacePassword(
  subject: string,
  password: string,
  also: { email_verified?: true } = {},
): Promise<boolean> {
  await endAllSessions(subject);
  const set = await setPassword(subject, password);
  return set && (await recordNewPassword(subject, nextSecond(now()), also));
}

const wrongPassword = 'Your current password is not correct';

/** Tokens of a fresh sign-in for a person who is asked again; a wrong password is 422 under `password`. */
export const proveAgain = ({ email }: SignedIn, password: string, visitor: string): Promise<Tokens> =>
  countingFailures(
    { email, visitor },
    () => signIn(email, password),
    () => invalid('password', wrongPassword),
  );

interface Passwords {
  readonly old_password: string;
  readonly new_password: string;
}

/**
 * The old password, or the new one: then an earlier try set it and died before it was recorded, and this retry with the
 * same data finishes it.
 */
const proveOldOrNew = (
  { email }: SignedIn,
  { old_password, new_password }: Passwords,
  visitor: string,
): Promise<Tokens> =>
  countingFailures(
    { email, visitor },
    async () => (await signIn(email, old_password)) ?? (await signIn(email, new_password)),
    () => invalid('old_password', wrongPassword),
  );

/** Changes the password of a signed-in person, who goes on in a new session; all others end. */
export async function changePassword(actor: SignedIn, passwords: Passwords, visitor: string): Promise<Opened> {
  const { old_password, new_password } = passwords;
  if (passwordStrength(new_password) < requiredStrength) throw invalid('new_password', weakPassword);
  if (new_password === old_password) throw invalid('new_password', 'The new password must differ from the current one');
  await proveOldOrNew(actor, passwords, visitor);
  const { email, subject } = actor;
  await replacePassword(subject, new_password);
  const [tokens, user] = await Promise.all([signIn(email, new_password), findBySubject(subject)]);
  if (!tokens || !user) throw new DomainError('unauthenticated', 'Please sign in again');
  return openSession({ email, password: new_password }, tokens, user);
}
