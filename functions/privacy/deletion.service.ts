import { accountRemoval } from '#functions/accounts/public.ts';
import type { SignedIn } from '#lib/actor.ts';
import { nowIso } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { type Deletion, deletionItem, finishedItem, listUnfinished } from './deletion.repo.ts';
import { personalDataParts } from './registry.ts';

/** Removes the person's data and keeps paid orders without a name. Every step is idempotent. */
async function finish(deletion: Deletion): Promise<void> {
  const { user_id: id, subject, email } = deletion;
  const person = { id, subject, email };
  const [parts, { removeAccount }] = await Promise.all([personalDataParts(), accountRemoval()]);
  await Promise.all(parts.map((part) => part.beforeDeletion?.(person)));
  await Promise.all(parts.map((part) => part.deleteOf(person)));
  await removeAccount(person, finishedItem(deletion));
}

/** After a failure the sweep finishes the job. The response is true either way: the account is closed. */
async function finishOrLeave(deletion: Deletion): Promise<boolean> {
  try {
    await finish(deletion);
    return true;
  } catch (error) {
    logger.error('deletion unfinished', { user_id: deletion.user_id, error: error as Error });
    return false;
  }
}

/** Deletes the account of a person who has confirmed the password. */
export async function deleteAccount(actor: SignedIn, password: string, visitor: string): Promise<void> {
  const { subject, email, id } = actor;
  const deletion = { user_id: id, subject, email, at: nowIso() };
  const { closeAccount } = await accountRemoval();
  await closeAccount(actor, password, visitor, deletionItem(deletion));
  await finishOrLeave(deletion);
}

/** Finishes interrupted deletions. Returns how many were found and how many were finished. */
export async function finishDeletions(limit = 25): Promise<{ found: number; finished: number }> {
  const unfinished = await listUnfinished(limit);
  const outcomes = await Promise.all(unfinished.map(finishOrLeave));
  return { found: outcomes.length, finished: outcomes.filter(Boolean).length };
}
