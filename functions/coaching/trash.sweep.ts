import { auditItem } from '#lib/audit/audit.ts';
import { nowIso } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { TransactionRefused, transact } from '#lib/table/transact.ts';
import { schedule } from '#lib/trash.ts';
import { findDuePackages, purgePackageItem, type StoredPackage } from './coaching-package.repo.ts';
import { auditFields } from './coaching-package.view.ts';

function purge(item: StoredPackage): Promise<void> {
  const target = { id: item.id, name: item.title };
  const act = auditItem(schedule, { action: 'coaching_package.purged', target, before: auditFields(item) });
  return transact([purgePackageItem(item), act]);
}

/** Every hour: one that cannot be purged now does not keep the others waiting. */
export async function handler(): Promise<void> {
  for (const item of await findDuePackages(nowIso())) {
    try {
      await purge(item);
    } catch (error) {
      // Another run has done it, or somebody restored it.
      if (!(error instanceof TransactionRefused)) logger.error('package not purged', { error: error as Error });
    }
  }
}
