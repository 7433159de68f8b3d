import { setTimeout as pause } from 'node:timers/promises';
import { now, seconds } from '#lib/clock.ts';
import { DomainError, forbidden, invalid } from '#lib/errors.ts';
import { areasOfBoth, isStaffRole } from '#shared/accounts/role.ts';
import type { RecoveryAnswer } from '#shared/accounts/second-factor.ts';
import { withFailureLimit } from '../attempt/attempt.service.ts';
import { type Opened, signedIn } from '../session/session.service.ts';
import type { Visitor } from '../session/visitor.ts';
import { findBySubject, type StoredUser } from '../user/user.repo.ts';
import { answerCode } from '../user-pool/user-pool.second-factor.ts';
import { endSession, type Tokens } from '../user-pool/user-pool.sessions.ts';
import { challengeKey, findWaiting, forgetWaiting, type Waiting } from './challenge.repo.ts';
import { withCodeLimit } from './code-limit.ts';
import { discard, provePassword, signInPastCode } from './password-step.ts';
import { useRecoveryCode } from './recovery.ts';

const over = () => invalid('challenge', 'Your sign-in has expired. Please enter your password again.');
const notStaff = () => new DomainError('unauthenticated', 'Invalid admin credentials');

/** Since the password somebody may have been deactivated, demoted, or have lost the factor. */
async function requireWaiting(challenge: string): Promise<{ waiting: Waiting; user: StoredUser }> {
  const waiting = await findWaiting(challenge);
  const user = waiting && (await findBySubject(waiting.subject));
  if (!waiting || !user?.has_second_factor || user.status === 'deleting') throw over();
  if (waiting.staffOnly && (user.status !== 'active' || !isStaffRole(user.role))) throw notStaff();
  if (user.status !== 'active') throw forbidden('This account has been deactivated');
  return { waiting, user };
}

/** A cut-off is a whole second ahead at most: a session that begins before it would be over at once. */
async function afterCut({ tokens_valid_after: cut }: StoredUser): Promise<void> {
  if (now() < cut) await pause(Math.min(cut - now(), seconds(1)));
}

type Begun = Awaited<ReturnType<typeof requireWaiting>>;

/** The end of both ways: the token decides what the pool knows of the role. */
async function open(challenge: string, tokens: Tokens, { waiting, user }: Begun, device: string) {
  if (waiting.staffOnly && areasOfBoth(user.role, tokens.groups).length === 0) {
    await endSession(tokens.refreshToken);
    throw notStaff();
  }
  const opened = await signedIn(undefined, tokens, user, { device, back_office: waiting.back_office });
  await forgetWaiting(challenge);
  return opened;
}

/** Opens the session of a sign-in that waits for a code of the authenticator. */
export async function answerWithCode(challenge: string, code: string, { device }: Visitor): Promise<Opened> {
  const begun = await requireWaiting(challenge);
  const { waiting, user } = begun;
  const tokens = await withCodeLimit(user.subject, async () => {
    await afterCut(user);
    const answered = await answerCode(waiting, code, 'code');
    if (!answered) throw over();
    return answered;
  });
  return open(challenge, tokens, begun, device);
}

const wrongPassword = () => invalid('password', 'Your password is not correct');

/** Opens it with a recovery code and the password, without which the pool gives no session. */
export async function answerWithRecoveryCode(
  { challenge, password, recovery_code }: RecoveryAnswer,
  { address: visitor, device }: Visitor,
): Promise<Opened> {
  const begun = await requireWaiting(challenge);
  const { user } = begun;
  const { email, subject } = user;
  const { proof } = await withFailureLimit({ email, visitor }, () => provePassword(email, password), wrongPassword);
  await discard(proof);
  await withCodeLimit(subject, () => useRecoveryCode(user, recovery_code, challengeKey(challenge), 'recovery_code'));
  await afterCut(user);
  return open(challenge, await signInPastCode(user, password), begun, device);
}
