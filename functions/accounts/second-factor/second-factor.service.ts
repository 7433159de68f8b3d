import { isSecondFactorRequired } from '#functions/settings/public.ts';
import type { SignedIn } from '#lib/actor.ts';
import { conflict, DomainError, invalid } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { isStaffRole } from '#shared/accounts/role.ts';
import type { AuthenticatorSecret, Enrolment, FactorProof, SecondFactor } from '#shared/accounts/second-factor.ts';
import { brand } from '#shared/brand.ts';
import { findBySubject, type StoredUser } from '../user/user.repo.ts';
import { changeUser } from '../user/user-change.repo.ts';
import { askForCodes, newAuthenticatorSecret, verifyAuthenticator } from '../user-pool/user-pool.second-factor.ts';
import { requireBoth, requirePassword } from './factor-proof.ts';
import { noteOf } from './record.ts';
import { newRecoveryCodes } from './recovery-code.ts';
import { factorItem, findFactor, noFactorItem, renewedItem } from './second-factor.repo.ts';

async function own({ subject }: SignedIn): Promise<StoredUser> {
  const user = await findBySubject(subject);
  if (user?.status !== 'active') throw new DomainError('unauthenticated', 'Please sign in again');
  return user;
}

const isNeeded = async ({ role }: Pick<StoredUser, 'role'>): Promise<boolean> =>
  isStaffRole(role) && (await isSecondFactorRequired());

/** What somebody has set up. */
export async function mySecondFactor(actor: SignedIn): Promise<SecondFactor> {
  const [user, factor] = await Promise.all([own(actor), findFactor(actor.subject)]);
  const enrolled = user.has_second_factor ?? false;
  return {
    enrolled,
    enrolled_at: enrolled ? (factor?.enrolled_at ?? null) : null,
    recovery_codes_left: enrolled ? (factor?.left ?? 0) : 0,
    required: await isNeeded(user),
  };
}

/** The address in a QR code, as authenticators read it: who issued the secret, and for which account. */
const authenticatorUri = (email: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(brand.name)}:${encodeURIComponent(email)}?${new URLSearchParams({ secret, issuer: brand.name })}`;

/** A new secret, which changes nothing until it is confirmed. */
export async function startEnrolment({ email }: SignedIn, accessToken: string): Promise<AuthenticatorSecret> {
  const secret = await newAuthenticatorSecret(accessToken);
  return { success: true, secret, uri: authenticatorUri(email, secret) };
}

/** Best effort: the profile is what counts, and the next sign-in puts the pool right (`provePassword`). */
export async function tellPool(subject: string, asks: boolean): Promise<void> {
  await askForCodes(subject, asks).catch((error: Error) =>
    logger.warn('the user pool does not know of a second factor yet', { reason: error.name, asks }),
  );
}

type Event = Parameters<typeof noteOf>[1];

/** Writes what became of a factor, with its audit row and mail, in one transaction with the profile. */
async function write(user: StoredUser, event: Event, item: TransactItem, has_second_factor: boolean): Promise<void> {
  const note = noteOf(user, event);
  await changeUser(
    () => findBySubject(user.subject),
    () => ({ values: { has_second_factor }, also: [item, ...note.items] }),
  );
  await note.announce();
}

const missing = 'Please enter a code of your present authenticator, or a recovery code';

/** The password proves who enrols; replacing an authenticator takes one of its codes too. */
async function requireEnroller(actor: SignedIn, user: StoredUser, given: Enrolment, visitor: string): Promise<void> {
  const { password, current_code, code } = given;
  if (!user.has_second_factor) return requirePassword(actor, password, visitor);
  if (!current_code) throw invalid('current_code', missing);
  const asked = { visitor, purpose: `replace ${code}`, field: 'current_code' };
  return requireBoth(actor, user, { password, code: current_code }, asked);
}

/**
 * Makes an authenticator somebody's second factor, once a code has shown that it works. Returns the recovery codes, which
 * replace earlier ones. Before the transaction nothing has changed for whoever had none: a secret that the pool has
 * verified asks nobody for codes.
 */
export async function enrol(
  actor: SignedIn,
  accessToken: string,
  given: Enrolment,
  visitor: string,
): Promise<readonly string[]> {
  const user = await own(actor);
  await requireEnroller(actor, user, given, visitor);
  await verifyAuthenticator(accessToken, given.code);
  const { shown, hashes } = newRecoveryCodes();
  await write(user, 'enrolled', factorItem(user.subject, hashes), true);
  await tellPool(user.subject, true);
  return shown;
}

async function requireEnrolled(actor: SignedIn): Promise<StoredUser> {
  const user = await own(actor);
  if (!user.has_second_factor) throw conflict('You have no second factor');
  return user;
}

/** Replaces the recovery codes and returns the new ones. */
export async function renewCodes(actor: SignedIn, given: FactorProof, visitor: string): Promise<readonly string[]> {
  const user = await requireEnrolled(actor);
  await requireBoth(actor, user, given, { visitor, purpose: 'renew', field: 'code' });
  const { shown, hashes } = newRecoveryCodes();
  await write(user, 'renewed', renewedItem(user.subject, hashes), true);
  return shown;
}

const needed = 'Your role needs a second factor. You can replace it, but not remove it.';

/** Removes the second factor; 409 while the role needs one. */
export async function removeFactor(actor: SignedIn, given: FactorProof, visitor: string): Promise<void> {
  const user = await requireEnrolled(actor);
  if (await isNeeded(user)) throw conflict(needed);
  await requireBoth(actor, user, given, { visitor, purpose: 'remove', field: 'code' });
  await write(user, 'removed', noFactorItem(user.subject), false);
  await tellPool(user.subject, false);
}
