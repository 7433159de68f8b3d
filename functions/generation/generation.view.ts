import { costOf } from '#lib/model/cost.ts';
import type { Generation, GenerationDetail } from '#shared/generation/generation.ts';
import type { Remark } from '#shared/generation/review.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { estimatedUsage } from './estimate.ts';
import type { StoredGeneration } from './generation.repo.ts';
import type { StoredRewrite } from './rewrite/rewrite.repo.ts';
import { remarksNow, toRewrite } from './rewrite/rewrite.view.ts';

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
  const {
    actor_id: _,
    model: __,
    ttl: ___,
    log: ____,
    receipts: _____,
    training_files = [],
    titles,
    prices,
    ...shown
  } = stored;
  return {
    ...shown,
    price: toDollars(stored.price),
    training_file_count: training_files.length,
    title: stored.title ?? null,
    sections_total: titles.length || null,
    cost: costs(stored.input_tokens, stored.output_tokens, prices),
    estimate: estimateOf(stored),
    error: stored.error || null,
    ended_at: stored.ended_at || null,
  };
}

/** What belongs to a generation beside its item: by section, or as a whole. */
interface Parts {
  readonly words: ReadonlyMap<number, number>;
  readonly remarks: readonly Remark[];
  readonly rewrites: ReadonlyMap<number, StoredRewrite>;
}

/** With its sections, and what there is to remark on them. */
export const toDetail = (stored: StoredGeneration, { words, remarks, rewrites }: Parts): GenerationDetail => ({
  ...toGeneration(stored),
  sections: stored.titles.map((title, position) => {
    const rewrite = rewrites.get(position);
    return { title, words: words.get(position) ?? null, rewrite: rewrite ? toRewrite(rewrite) : null };
  }),
  remarks: [...remarksNow(remarks, rewrites)],
  log: stored.log,
});
