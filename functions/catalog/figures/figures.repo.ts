import type { EntityItem } from 'electrodb';
import { readAll } from '#lib/table/batch.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { CountedSaleEntity, FiguresEntity, figureShards } from './figures.entity.ts';

export type Figures = Pick<EntityItem<typeof FiguresEntity>, 'purchases' | 'rating_sum' | 'rating_count'>;
export const noFigures: Figures = { purchases: 0, rating_sum: 0, rating_count: 0 };

/** The last character of a ULID is random. */
const shardOf = (id: string): number => id.charCodeAt(id.length - 1) % figureShards;

export async function findFigures(id: string): Promise<Figures> {
  return (await FiguresEntity.get({ id }).go({ consistent: true })).data ?? noFigures;
}

export async function findFiguresOf(ids: readonly string[]): Promise<ReadonlyMap<string, Figures>> {
  const keys = [...new Set(ids)].map((id) => ({ id }));
  const figures = await readAll(keys, (some) => FiguresEntity.get(some).go({ concurrency: 4 }));
  return new Map(figures.map((some) => [some.id, some]));
}

/** Figures of every ebook with a sale or a rating. */
export async function findAllFigures(): Promise<ReadonlyMap<string, Figures>> {
  const shards = Array.from({ length: figureShards }, (_, shard) =>
    FiguresEntity.query.ofAllEbooks({ shard }).go({ pages: 'all' }),
  );
  const counted = new Map<string, Figures>();
  for (const { data } of await Promise.all(shards))
    for (const { id, purchases, rating_sum, rating_count } of data)
      if (purchases !== 0 || rating_count !== 0) counted.set(id, { purchases, rating_sum, rating_count });
  return counted;
}

/** Part of the transaction that creates an ebook. */
export const insertFiguresItem = (id: string): TransactItem => ({
  Put: FiguresEntity.create({ id, shard: shardOf(id), ...noFigures }).params(),
});

/** Part of the transaction that writes or removes a rating. */
export const addRatingItem = (id: string, sum: number, count: 0 | 1 | -1): TransactItem => ({
  Update: FiguresEntity.patch({ id }).add({ rating_sum: sum, rating_count: count }).params(),
});

/**
 * Parts of a transaction that count a paid copy, or stop counting a refunded one. Refused when that is already done, or
 * when there is no such ebook.
 */
export function purchaseItems(ebookId: string, orderId: string, by: 1 | -1): TransactItem[] {
  const sale = { ebook_id: ebookId, order_id: orderId };
  return [
    by === 1 ? { Put: CountedSaleEntity.create(sale).params() } : { Delete: CountedSaleEntity.remove(sale).params() },
    { Update: FiguresEntity.patch({ id: ebookId }).add({ purchases: by }).params() },
  ];
}
