import type { EntityItem } from 'electrodb';
import type { TransactItem } from '#lib/table/transact.ts';
import { DeletionEntity } from './deletion.entity.ts';

export type Deletion = EntityItem<typeof DeletionEntity>;

export const deletionItem = (deletion: Deletion): TransactItem => ({ Put: DeletionEntity.put(deletion).params() });

/** Part of the last transaction; refused when another run has finished it. */
export const finishedItem = ({ user_id }: Deletion): TransactItem => ({
  Delete: DeletionEntity.remove({ user_id }).params(),
});

/** Up to `limit` unfinished deletions. */
export async function listUnfinished(limit: number): Promise<Deletion[]> {
  return (await DeletionEntity.query.whichAreUnfinished({}).go({ limit })).data;
}
