import type { SignedIn } from '#lib/actor.ts';
import { invalid } from '#lib/errors.ts';
import { type FactorProof, isAuthenticatorCode } from '#shared/accounts/second-factor.ts';
import { withFailureLimit } from '../attempt/attempt.service.ts';
import type { StoredUser } from '../user/user.repo.ts';
import { answerCode } from '../user-pool/user-pool.second-factor.ts';
import { asksForCode, endSession } from '../user-pool/user-pool.sessions.ts';
import { withCodeLimit } from './code-limit.ts';
import { discard, type Proven, provePassword } from './password-step.ts';
import { useRecoveryCode } from './recovery.ts';

const wrongPassword = () => invalid('password', 'Your password is not correct');

const askPassword = ({ email }: SignedIn, password: string, visitor: string): Promise<Proven> =>
  withFailureLimit({ email, visitor }, () => provePassword(email, password), wrongPassword);

/** Requires the password of a signed-in person; 422 on `password`. */
export const requirePassword = async (actor: SignedIn, password: string, visitor: string): Promise<void> =>
  discard((await askPassword(actor, password, visitor)).proof);

/** The codes of an authenticator are the pool's to judge: it is asked as in a sign-in, whose session ends at once. */
async function requireCode({ proof }: Proven, code: string, field: string): Promise<void> {
  const tokens = asksForCode(proof) ? await answerCode(proof, code, field) : undefined;
  if (!tokens) throw invalid(field, 'This code could not be checked. Please try again.');
  await endSession(tokens.refreshToken);
}

/**
 * Requires the password and a code of the authenticator or a recovery code, for what changes a second factor. `purpose`
 * names the act, so that it can be sent again. 422 on `password` or `field`.
 */
export async function requireBoth(
  actor: SignedIn,
  user: StoredUser,
  { password, code }: FactorProof,
  asked: { readonly visitor: string; readonly purpose: string; readonly field: string },
): Promise<void> {
  const proven = await askPassword(actor, password, asked.visitor);
  if (isAuthenticatorCode(code)) await withCodeLimit(user.subject, () => requireCode(proven, code, asked.field));
  else await withCodeLimit(user.subject, () => useRecoveryCode(user, code, asked.purpose, asked.field));
}
