import type { SignedIn } from '#lib/actor.ts';
import { minutes, now } from '#lib/clock.ts';
import { DomainError, invalid } from '#lib/errors.ts';
import { passwordStrength, requiredStrength, weakPassword } from '#shared/accounts/password-strength.ts';
import type { SecondFactorAsked } from '#shared/accounts/second-factor.ts';
import { withFailureLimit } from '../attempt/attempt.service.ts';
import { findSession } from '../open-session/open-session.repo.ts';
import { askForCode } from '../second-factor/challenge.repo.ts';
import { provePassword } from '../second-factor/password-step.ts';
import { type Opened, openSession } from '../session/session.service.ts';
import type { Visitor } from '../session/visitor.ts';
import { findBySubject, recordProof } from '../user/user.repo.ts';
import { recordNewPassword } from '../user/user-change.repo.ts';
import { asksForCode, type CodeAsked, endAllSessions, signIn, type Tokens } from '../user-pool/user-pool.sessions.ts';
import { setPassword } from '../user-pool/user-pool.users.ts';
import { refuseCommon } from './refuse-common.ts';

/**
 * The first whole second after a moment. Tokens carry whole seconds, so a cutoff at the moment itself would either keep
 * sessions of the same second alive or refuse new ones; `openSession` issues none that began before the cutoff.
 */
export const nextSecond = (moment: number): number => (Math.floor(moment / 1000) + 1) * 1000;

/**
 * Sets a password and ends every session. The order survives a crash: refresh tokens are revoked first, so no old
 * session outlives its access token (15 minutes) even if nothing else happens; the forced change is lifted last. A
 * session started with the old password in between ends at the cutoff, which is compared with the start of the session:
 * a refresh does not move that. False when the account is gone.
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

/** A fresh sign-in of a person who confirms their password, before any code; a wrong one is a 422 on `password`. */
export const reauthenticate = ({ email }: SignedIn, password: string, visitor: string): Promise<Tokens | CodeAsked> =>
  withFailureLimit(
    { email, visitor },
    () => signIn(email, password),
    () => invalid('password', wrongPassword),
  );

interface Passwords {
  readonly old_password: string;
  readonly new_password: string;
}

/** How long a proof holds: no session of before the change outlives it. */
const proofLifetime = minutes(15);

/** Whether the old password was proven by a change that has not been completed. */
const wasProven = async (subject: string): Promise<boolean> =>
  ((await findBySubject(subject))?.password_proven_until ?? 0) > now();

/**
 * Requires the old password. An earlier attempt may have proven it, set the new one and crashed before recording that:
 * then this retry with the same data completes it. Without such an attempt the new password proves nothing: a forced
 * change would be lifted by naming the current password as the new one.
 */
async function proveOld({ email, subject }: SignedIn, { old_password, new_password }: Passwords, visitor: string) {
  await withFailureLimit(
    { email, visitor },
    async () =>
      (await signIn(email, old_password)) ?? ((await wasProven(subject)) ? signIn(email, new_password) : undefined),
    () => invalid('old_password', wrongPassword),
  );
  await recordProof(subject, now() + proofLifetime);
}

/**
 * Changes the password of a signed-in person, who continues in a new session; all others end. Somebody with a second
 * factor is asked for a code first, as in any other sign-in.
 */
export async function changePassword(
  actor: SignedIn,
  passwords: Passwords,
  { address: visitor, device }: Visitor,
): Promise<Opened | SecondFactorAsked> {
  const { old_password, new_password } = passwords;
  if (passwordStrength(new_password) < requiredStrength) throw invalid('new_password', weakPassword);
  await refuseCommon('new_password', new_password);
  if (new_password === old_password) throw invalid('new_password', 'The new password must differ from the current one');
  await proveOld(actor, passwords, visitor);
  const { email, subject, session } = actor;
  const before = await findSession({ subject, id: session });
  const back_office = before?.back_office ?? false;
  await replacePassword(subject, new_password);
  const { proof, user } = (await provePassword(email, new_password)) ?? {};
  if (!proof || !user) throw new DomainError('unauthenticated', 'Please sign in again');
  if (asksForCode(proof)) return askForCode({ ...proof, staffOnly: false, back_office });
  return openSession({ email, password: new_password }, proof, user, { device, back_office });
}
