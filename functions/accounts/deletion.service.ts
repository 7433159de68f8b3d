import { forgetRatings } from '#functions/catalog/public.ts';
import { anonymiseOrders, forgetPersonalCodes } from '#functions/commerce/public.ts';
import { removeSubscription } from '#functions/newsletter/public.ts';
import { forgetNotifications } from '#functions/notifications/public.ts';
import type { SignedIn } from '#lib/actor.ts';
import { nowIso } from '#lib/clock.ts';
import { conflict, DomainError } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';
import { counterItem } from '#lib/table/counter.ts';
import { transact } from '#lib/table/transact.ts';
import { freeItem } from './address.repo.ts';
import { oneAdminLess } from './admin-count.repo.ts';
import { type Deletion, deletionItem, finishedItem, listUnfinished } from './deletion.repo.ts';
import { forgetGrants } from './library.repo.ts';
import { forgetNewsletterWish } from './newsletter-wish.repo.ts';
import { proveAgain } from './password.service.ts';
import { forgetPlaces } from './reading.repo.ts';
import { forgetReset } from './reset.repo.ts';
import { resetKey } from './reset.service.ts';
import { findBySubject, goneItem, isEmailVerified, leavingItem, type StoredUser } from './user.repo.ts';
import { endSession } from './user-pool.sessions.ts';
import { deleteIdentity } from './user-pool.users.ts';
import { forgetVerification } from './verification.repo.ts';
import { forgetWishes } from './wishlist.repo.ts';

const lastAdmin = 'You are the last active admin. Make somebody else an admin before you delete your account.';

/** From this transaction on the account is gone for everybody, and its removal will be finished. */
async function leave(user: StoredUser, deletion: Deletion): Promise<void> {
  const admin = { items: user.role === 'admin' ? [oneAdminLess()] : [], refused: () => conflict(lastAdmin) };
  const leaving = {
    items: [leavingItem(user), deletionItem(deletion)],
    refused: () => new DomainError('unauthenticated', 'Please sign in again'),
  };
  await transact([admin, leaving]);
}

/** The profile goes last, with everything that counts it: until then a second run finds what it needs. */
async function removeProfile(deletion: Deletion): Promise<void> {
  const { subject, email, user_id } = deletion;
  let isFinished = false;
  const finished = {
    items: [finishedItem(deletion)],
    refused: () => {
      isFinished = true;
    },
  };
  try {
    await transact([finished, goneItem(subject), freeItem(email, user_id), counterItem('users', -1)]);
  } catch (error) {
    // Another run has finished it.
    if (!isFinished) throw error;
  }
}

/** The wish goes first: what is taken up from it meanwhile is removed with the subscription. */
async function forgetNewsletter({ user_id, subject, email }: Deletion): Promise<void> {
  await forgetNewsletterWish(user_id);
  await removeSubscription({ user_id, email, isProven: await isEmailVerified(subject) });
}

/** Removes what belongs to the person and keeps paid orders without a name. Every step may be done twice. */
async function finish(deletion: Deletion): Promise<void> {
  const { user_id, subject, email } = deletion;
  await anonymiseOrders(user_id);
  await Promise.all([
    forgetGrants(user_id),
    forgetWishes(user_id),
    forgetPlaces(user_id),
    forgetPersonalCodes(user_id),
    forgetNotifications(user_id),
    forgetRatings(user_id),
    forgetNewsletter(deletion),
    forgetVerification(user_id),
    forgetReset(resetKey(email)),
  ]);
  await deleteIdentity(subject);
  await removeProfile(deletion);
}

/** What is left is the sweep's: the person has been told the truth, they are gone. */
async function finishOrLeave(deletion: Deletion): Promise<boolean> {
  try {
    await finish(deletion);
    return true;
  } catch (error) {
    logger.error('deletion unfinished', { user_id: deletion.user_id, error: error as Error });
    return false;
  }
}

/** Deletes the account of a person who has given the password again. */
export async function deleteAccount(actor: SignedIn, password: string, visitor: string): Promise<void> {
  const { subject, email, id } = actor;
  const tokens = await proveAgain(actor, password, visitor);
  const deletion = { user_id: id, subject, email, at: nowIso() };
  try {
    const user = await findBySubject(subject);
    if (!user) throw new DomainError('unauthenticated', 'Please sign in again');
    await leave(user, deletion);
  } catch (error) {
    await endSession(tokens.refreshToken);
    throw error;
  }
  await finishOrLeave(deletion);
}

/** Finishes deletions that died half-way. Answers how many were found and how many are done. */
export async function finishDeletions(limit = 25): Promise<{ found: number; finished: number }> {
  const unfinished = await listUnfinished(limit);
  const outcomes = await Promise.all(unfinished.map(finishOrLeave));
  return { found: outcomes.length, finished: outcomes.filter(Boolean).length };
}
