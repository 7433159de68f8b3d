import type { EntityItem } from 'electrodb';
import { nowIso } from '../clock.ts';
import { ifCondition } from '../table/condition.ts';
import type { TransactItem } from '../table/transact.ts';
import { InvalidationEntity } from './invalidation.entity.ts';

export type Invalidation = EntityItem<typeof InvalidationEntity>;

/**
 * Part of every transaction that changes what visitors see of a thing. Paths of earlier changes stay until the edge has
 * forgotten them: a thing may have had another address.
 */
export const invalidationItem = (id: string, paths: readonly string[]): TransactItem => ({
  Update: InvalidationEntity.upsert({ id } as Invalidation)
    .add({ paths: [...paths] })
    .set({ changed_at: nowIso() })
    .params(),
});

/** Those that wait, up to `limit`. */
export async function findInvalidations(limit: number): Promise<Invalidation[]> {
  return (await InvalidationEntity.query.whichAreDue({}).go({ limit, consistent: true })).data;
}

/** Removes one that was carried out, unless its thing has changed again. */
export async function removeInvalidation({ id, changed_at }: Invalidation): Promise<void> {
  const isTheSame = InvalidationEntity.delete({ id }).where((has, { eq }) => eq(has.changed_at, changed_at));
  await ifCondition(isTheSame.go());
}
