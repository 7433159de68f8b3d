import type { Manager, SignedIn } from '#lib/actor.ts';
import { conflict, DomainError, notFound } from '#lib/errors.ts';
import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import type { Person } from '#lib/person/personal-data.ts';
import { type TransactItem, transact } from '#lib/table/transact.ts';
import { reauthenticate } from '../password/password.service.ts';
import { discard } from '../second-factor/password-step.ts';
import { newRemovalTask } from '../task.ts';
import { deleteIdentity } from '../user-pool/user-pool.users.ts';
import { freeItem } from './address.repo.ts';
import { requireOwner } from './owner.ts';
import { findBySubject, goneItem, type StoredUser } from './user.repo.ts';
import { changedItem } from './user-change.repo.ts';
import { countWrites, type LastOne } from './user-counts.ts';
import { findById } from './user-list.repo.ts';
import { userSearch } from './user-search.ts';

const lastOne = {
  admin: 'You are the last active admin. Make somebody else an admin before you delete your account.',
  owner: 'You are the last active owner. Make somebody else an owner before you delete your account.',
};
const signInAgain = () => new DomainError('unauthenticated', 'Please sign in again');

/** From this transaction on the account is gone for everybody, and counts no more. */
const leave = (user: StoredUser, notes: readonly TransactItem[], refused: () => Error, last?: LastOne): Promise<void> =>
  transact([
    ...countWrites(user, undefined, last),
    { items: [changedItem(user, { status: 'deleting' }), ...notes], refused },
  ]);

async function leaveMine(subject: string, note: TransactItem): Promise<void> {
  const user = await findBySubject(subject);
  if (user?.status !== 'active') throw signInAgain();
  await leave(user, [note], signInAgain, lastOne);
}

const notMyself = 'You cannot delete your own account here. Delete it in your account settings.';
const changedMeanwhile = 'This user was changed in the meantime. Please try again.';

/** Closes somebody's account for an admin. `notes` are written with it. 404, 409 for the admin's own, and 403 for an owner's. */
export async function closeAccountOf(
  actor: Manager,
  id: string,
  notes: (person: Person) => readonly TransactItem[],
): Promise<void> {
  const user = await findById(id);
  if (!user) throw notFound('User not found');
  if (id === actor.id) throw conflict(notMyself);
  requireOwner(actor, user.role);
  const { subject, email } = user;
  await leave(user, notes({ id, subject, email }), () => conflict(changedMeanwhile));
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
  const proof = await reauthenticate(actor, password, visitor);
  try {
    await leaveMine(actor.subject, note);
  } catch (error) {
    await discard(proof);
    throw error;
  }
}

/**
 * Removes identity, profile and address of a closed account, after everything else: until then a second run finds what
 * it needs. `finished` is part of the last transaction, and refused when another run has finished first; so is the mail
 * about it.
 */
export async function removeAccount(person: Person, finished: TransactItem, byAdmin = false): Promise<void> {
  const { id, subject, email } = person;
  const [user] = await Promise.all([findBySubject(subject), deleteIdentity(subject)]);
  let isFinished = false;
  const finishing = {
    items: [finished],
    refused: () => {
      isFinished = true;
    },
  };
  try {
    const told = outboxItem(newRemovalTask(email, byAdmin));
    const found = user ? userSearch.items(user, undefined) : [];
    await transact([finishing, goneItem(subject), ...found, freeItem(email, id), told]);
  } catch (error) {
    // Another run has finished it.
    if (!isFinished) throw error;
  }
}
