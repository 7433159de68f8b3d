import { conflict, invalid, unavailable } from '#lib/errors.ts';
import { hashOf } from '#lib/mail/mailed-secret.ts';
import { retryOnConflict } from '#lib/retry.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import { hiddenKey } from '../attempt/hidden-key.ts';
import type { StoredUser } from '../user/user.repo.ts';
import { noteOf } from './record.ts';
import { findFactor, usedItem } from './second-factor.repo.ts';

const wrong = 'This recovery code is not correct, or it has been used already.';

/**
 * Uses a recovery code up, with the audit row and the mail that tell of it. `purpose` is what it is used for, such as the
 * key of a challenge: the same code passes again for the same purpose, so a request that broke off can be sent again. A
 * wrong code is a 422 on `field`.
 */
export async function useRecoveryCode(user: StoredUser, code: string, purpose: string, field: string): Promise<void> {
  const hash = hashOf(code);
  const used_for = hiddenKey(hash, purpose);
  const done = await retryOnConflict({ tries: 5, wait: 20 }, async () => {
    const factor = await findFactor(user.subject);
    if (!factor) throw conflict('There is no second factor any more. Please sign in again.');
    if (factor.used_for === used_for) return true;
    if (!factor.hashes.includes(hash)) throw invalid(field, wrong);
    const note = noteOf(user, 'recovered');
    if (!(await transactUnlessRefused([usedItem(factor, hash, used_for), ...note.items]))) return undefined;
    await note.announce();
    return true;
  });
  if (!done) throw unavailable('This is not possible right now. Please try again in a moment.');
}
