import { auditItem } from '#lib/audit/audit.ts';
import { nowIso } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { TransactionRefused, transact } from '#lib/table/transact.ts';
import { purgeMoment, schedule } from '#lib/trash.ts';
import { forgetWishesFor } from '../../library/public.ts';
import { type Ebook, eachDueForPurge, replaceEbookItem } from './ebook.repo.ts';

/** What an ebook carries while it waits in the trash. */
export const inTrash = () => ({
  trash: 'waiting' as const,
  deleted_at: nowIso(),
  purge_after: purgeMoment(),
});
export const outOfTrash = { trash: undefined, purge_after: undefined };

/** Whether a trashed ebook is too late to be restored, purged already or not. */
export const isPastTrash = ({ purge_after }: Ebook): boolean => purge_after === undefined || purge_after < nowIso();

/**
 * Takes an ebook out of the trash for good. Its texts, files and figures stay: nobody but its owners finds it, and they
 * keep it. It leaves the trash last, so that a purge that died is done again.
 */
async function purge(ebook: Ebook): Promise<void> {
  await forgetWishesFor(ebook.id);
  const revision = ebook.revision + 1;
  const purged: Ebook = { ...ebook, ...outOfTrash, list: 'purged', purged_at: nowIso(), revision };
  try {
    const target = { id: ebook.id, name: ebook.title };
    const act = auditItem(schedule, { action: 'ebook.purged', target, before: ebook, after: purged });
    await transact([replaceEbookItem(purged, ebook.revision), act]);
  } catch (error) {
    // Another run has done it.
    if (!(error instanceof TransactionRefused)) throw error;
  }
}

/** One that cannot be purged now does not keep the others waiting; the next run finds it again. */
async function purgeOrLeave(ebook: Ebook): Promise<boolean> {
  try {
    await purge(ebook);
    return true;
  } catch (error) {
    logger.error('ebook not purged', { ebook_id: ebook.id, error: error as Error });
    return false;
  }
}

/** Purges what has waited its time. Answers how many were found and how many are done. */
export async function purgeTrash(): Promise<{ found: number; purged: number }> {
  const outcomes: boolean[] = [];
  for await (const due of eachDueForPurge(nowIso())) outcomes.push(...(await Promise.all(due.map(purgeOrLeave))));
  return { found: outcomes.length, purged: outcomes.filter(Boolean).length };
}
