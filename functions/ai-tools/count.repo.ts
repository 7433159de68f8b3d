import { seconds } from '#lib/clock.ts';
import { remembered } from '#lib/memory/remembered.ts';
import { anyShard, shards } from '#lib/table/shards.ts';
import { ToolCountEntity } from './count.entity.ts';

/** What visitors did with a tool. */
export interface ToolCounts {
  readonly views: number;
  readonly clicks: number;
}

/** One more view or click, on a random shard. */
export async function raiseCount(tool_id: string, what: keyof ToolCounts): Promise<void> {
  await ToolCountEntity.update({ shard: anyShard(), tool_id })
    .add({ [what]: 1 })
    .go();
}

async function readAllCounts(): Promise<ReadonlyMap<string, ToolCounts>> {
  const parts = await Promise.all(
    shards.map((shard) => ToolCountEntity.query.ofAllTools({ shard }).go({ pages: 'all' })),
  );
  const counts = new Map<string, ToolCounts>();
  for (const { tool_id, views = 0, clicks = 0 } of parts.flatMap(({ data }) => data)) {
    const before = counts.get(tool_id);
    counts.set(tool_id, { views: views + (before?.views ?? 0), clicks: clicks + (before?.clicks ?? 0) });
  }
  return counts;
}

/** Counts of every tool that has any, at most half a minute old: ten queries for all. */
export const allCounts = remembered(seconds(30), readAllCounts);

export async function deleteCounts(tool_id: string): Promise<void> {
  await ToolCountEntity.delete(shards.map((shard) => ({ shard, tool_id }))).go();
}
