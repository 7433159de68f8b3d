import type { Remark } from '#shared/generation/review.ts';
import type { StoredGeneration } from './generation.repo.ts';
import { GenerationReviewEntity } from './generation-review.entity.ts';

/** An item has room for these. A book with more remarks had better be written again. */
const mostRemarks = 200;

export async function findRemarks(generation_id: string): Promise<readonly Remark[]> {
  return (await GenerationReviewEntity.get({ generation_id }).go({ consistent: true })).data?.remarks ?? [];
}

/** Keeps the first remarks of a review, instead of those of an earlier one. */
export async function keepRemarks({ id, ttl }: StoredGeneration, remarks: readonly Remark[]): Promise<void> {
  const kept = remarks.slice(0, mostRemarks).map((remark) => ({ ...remark }));
  await GenerationReviewEntity.put({ generation_id: id, remarks: kept, ttl }).go();
}
