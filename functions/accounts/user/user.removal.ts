import type { SignedIn } from '#lib/actor.ts';
import { conflict, DomainError } from '#lib/errors.ts';
import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import type { Person } from '#lib/person/personal-data.ts';
import { counterItem } from '#lib/table/counter.ts';
import { type TransactItem, transact } from '#lib/table/transact.ts';
import { reauthenticate } from '../password/password.service.ts';
import { newRemovalTask } from '../task.ts';
import { endSession } from '../user-pool/user-pool.sessions.ts';
import { deleteIdentity } from '../user-pool/user-pool.users.ts';
import { freeItem } from './address.repo.ts';
import { oneAdminLess } from './admin-count.repo.ts';
import { userCounter } from './user.entity.ts';
import { findBySubject, goneItem, leavingItem } from './user.repo.ts';

const lastAdmin = 'You are the last active admin. Make somebody else an admin before you delete your account.';
const signInAgain = () => new DomainError('unauthenticated', 'Please sign in again');

async function leave(subject: string, note: TransactItem): Promise<void> {
  const user = await findBySubject(subject);
  if (!user) throw signInAgain();
  const admin = { items: user.role === 'admin' ? [oneAdminLess()] : [], refused: () => conflict(lastAdmin) };
  await transact([admin, { items: [leavingItem(user), note], refused: signInAgain }]);
}

/**
 * Closes the account of a person who has confirmed the password: from this transaction on it is gone for everybody.
 * `note` is written with it, so the removal will be finished. 422 when the password is wrong, 409 for the last admin.
 */
export async function closeAccount(
  actor: SignedIn,
  password: string,
  visitor: string,
  note: TransactItem,
): Promise<void> {
  const tokens = await reauthenticate(actor, password, visitor);
  try {
    await leave(actor.subject, note);
  } catch (error) {
    await endSession(tokens.refreshToken);
    throw error;
  }
}

/**
 * Removes identity, profile and address of a closed account, after everything else: until then a second run finds what
 * it needs. `finished` is part of the last transaction, and refused when another run has finished first; so is the mail
 * about it.
 */
export async function removeAccount({ id, subject, email }: Person, finished: TransactItem): Promise<void> {
  await deleteIdentity(subject);
  let isFinished = false;
  const finishing = {
    items: [finished],
    refused: () => {
      isFinished = true;
    },
  };
  try {
    const told = outboxItem(newRemovalTask(email));
    await transact([finishing, goneItem(subject), freeItem(email, id), counterItem(userCounter, -1), told]);
  } catch (error) {
    // Another run has finished it.
    if (!isFinished) throw error;
  }
}
