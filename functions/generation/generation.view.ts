import { costOf } from '#lib/model/cost.ts';
import type { Generation, GenerationDetail } from '#shared/generation/generation.ts';
import type { Remark } from '#shared/generation/review.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { estimatedUsage } from './estimate.ts';
import type { StoredGeneration } from './generation.repo.ts';

/** Millionths of a dollar in one. */
const dollar = 1e6;

/** What tokens cost in dollars: the tokens are added up first, so nothing is rounded twice. */
const costs = (inputTokens: number, outputTokens: number, prices: StoredGeneration['prices']): number =>
  prices ? costOf({ inputTokens, outputTokens }, prices) / dollar : 0;

function estimateOf({ titles, prices }: StoredGeneration): number | null {
  if (!prices) return null;
  const { inputTokens, outputTokens } = estimatedUsage(titles.length || undefined);
  return costs(inputTokens, outputTokens, prices);
}

export function toGeneration(stored: StoredGeneration): Generation {
  const { actor_id: _, model: __, ttl: ___, log: ____, training_files: _____, titles, prices, ...shown } = stored;
  return {
    ...shown,
    price: toDollars(stored.price),
    title: stored.title ?? null,
    sections_total: titles.length || null,
    cost: costs(stored.input_tokens, stored.output_tokens, prices),
    estimate: estimateOf(stored),
    error: stored.error || null,
    ended_at: stored.ended_at || null,
  };
}

/** With the words of its sections by position, and the remarks of the review. */
export const toDetail = (
  stored: StoredGeneration,
  words: ReadonlyMap<number, number>,
  remarks: readonly Remark[],
): GenerationDetail => ({
  ...toGeneration(stored),
  sections: stored.titles.map((title, position) => ({ title, words: words.get(position) ?? null })),
  remarks: [...remarks],
  log: stored.log,
});
