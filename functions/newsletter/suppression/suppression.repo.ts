import type { EntityItem } from 'electrodb';
import { nowIso } from '#lib/clock.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { SuppressionEntity } from './suppression.entity.ts';

type Suppression = EntityItem<typeof SuppressionEntity>;

/** Strongly consistent, so a bounce from a moment ago counts. */
export async function findSuppression(email: string): Promise<Suppression | undefined> {
  return (await SuppressionEntity.get({ email }).go({ consistent: true })).data ?? undefined;
}

export async function saveSuppression(email: string, reason: Suppression['reason']): Promise<void> {
  await SuppressionEntity.put({ email, reason, at: nowIso() }).go();
}

/** Part of a transaction; refused when the address is no longer listed. */
export const liftItem = (email: string): TransactItem => ({ Delete: SuppressionEntity.remove({ email }).params() });
