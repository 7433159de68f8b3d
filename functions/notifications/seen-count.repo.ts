import { anyShard, shards } from '#lib/table/shards.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { SeenCountEntity } from './seen-count.entity.ts';

/** Part of the transaction that notes that a person has seen a broadcast. */
export const oneMoreSeenItem = (broadcast_id: string): TransactItem => ({
  Update: SeenCountEntity.update({ shard: anyShard(), broadcast_id }).add({ seen: 1 }).params(),
});

/** Parts of the transaction that deletes a broadcast. */
export const forgetSeenItems = (broadcast_id: string): TransactItem[] =>
  shards.map((shard) => ({ Delete: SeenCountEntity.delete({ shard, broadcast_id }).params() }));

/** How many people have seen each broadcast; one that nobody has seen is absent. Ten queries for all. */
export async function seenCounts(): Promise<ReadonlyMap<string, number>> {
  const parts = await Promise.all(
    shards.map((shard) => SeenCountEntity.query.ofAllBroadcasts({ shard }).go({ pages: 'all' })),
  );
  const counts = new Map<string, number>();
  for (const { broadcast_id, seen } of parts.flatMap(({ data }) => data))
    counts.set(broadcast_id, seen + (counts.get(broadcast_id) ?? 0));
  return counts;
}
