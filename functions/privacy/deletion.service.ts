import { accountRemoval } from '#functions/accounts/public.ts';
import type { SignedIn } from '#lib/actor.ts';
import { nowIso, seconds } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { type GoesOn, OutOfTime, type PersonalData } from '#lib/person/personal-data.ts';
import { sideBySide } from '#lib/side-by-side.ts';
import { type Deletion, deletionItem, finishedItem, listUnfinished } from './deletion.repo.ts';
import { endExport } from './export-job.ts';
import { personalDataParts } from './registry.ts';
import { within } from './within.ts';

/** The part of a response's time that a deletion may take; what is left by then is for the sweep. */
const timeOfResponse = seconds(10);
/** Leaves the steps that are not counted the rest of the sweep's five minutes. */
const timeOfSweep = seconds(200);

/** Removes the person's data and keeps paid orders without a name. Every step is idempotent. */
async function finish(deletion: Deletion, goesOn: GoesOn): Promise<void> {
  const { user_id: id, subject, email } = deletion;
  const person = { id, subject, email };
  const [parts, { removeAccount }] = await Promise.all([personalDataParts(), accountRemoval()]);
  // First: what follows may take several runs.
  await endExport(id);
  const everywhere = (act: (part: PersonalData) => Promise<void> | undefined) =>
    sideBySide(parts, parts.length, async (part) => act(part));
  await everywhere((part) => part.beforeDeletion?.(person, goesOn));
  await everywhere((part) => part.deleteOf(person, goesOn));
  // Again: a request that was let in while the account was still open may have asked for another one.
  await endExport(id);
  await removeAccount(person, finishedItem(deletion), deletion.by_admin);
}

/**
 * Finishes a deletion, by default within a response. False when something is left, after a failure or for lack of time:
 * the sweep goes on with it.
 */
export async function finishOrLeave(deletion: Deletion, goesOn = within(timeOfResponse)): Promise<boolean> {
  const { user_id } = deletion;
  try {
    await finish(deletion, goesOn);
    return true;
  } catch (error) {
    if (error instanceof OutOfTime) logger.info('deletion goes on later', { user_id });
    else logger.error('deletion unfinished', { user_id, error: error as Error });
    return false;
  }
}

/**
 * Deletes the account of a person who has confirmed the password. The account is closed when this returns; false when the
 * sweep has to remove what is left.
 */
export async function deleteAccount(actor: SignedIn, password: string, visitor: string): Promise<boolean> {
  const { subject, email, id } = actor;
  const deletion = { user_id: id, subject, email, at: nowIso() };
  const { closeAccount } = await accountRemoval();
  await closeAccount(actor, password, visitor, deletionItem(deletion));
  return finishOrLeave(deletion);
}

/** Goes on with deletions that were left. Returns how many were found and how many were finished. */
export async function finishDeletions(limit = 25): Promise<{ found: number; finished: number }> {
  const unfinished = await listUnfinished(limit);
  const goesOn = within(timeOfSweep);
  const outcomes = await Promise.all(unfinished.map((deletion) => finishOrLeave(deletion, goesOn)));
  return { found: outcomes.length, finished: outcomes.filter(Boolean).length };
}
