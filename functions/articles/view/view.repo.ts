import { anyShard, shards } from '#lib/table/shards.ts';
import { ViewEntity } from './view.entity.ts';

/** One more view, on a random shard. */
export async function addView(article_id: string): Promise<void> {
  await ViewEntity.update({ shard: anyShard(), article_id }).add({ views: 1 }).go();
}

/** Views of every article that has any: ten queries. */
export async function findAllViews(): Promise<ReadonlyMap<string, number>> {
  const parts = await Promise.all(
    shards.map((shard) => ViewEntity.query.ofAllArticles({ shard }).go({ pages: 'all' })),
  );
  const views = new Map<string, number>();
  for (const { data } of parts)
    for (const { article_id, views: some } of data) views.set(article_id, (views.get(article_id) ?? 0) + some);
  return views;
}

export async function deleteViews(article_id: string): Promise<void> {
  await ViewEntity.delete(shards.map((shard) => ({ shard, article_id }))).go();
}
