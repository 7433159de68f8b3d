import MiniSearch from 'minisearch';
import { fold } from '#shared/kernel/fold.ts';
import { tokensOf } from './budget.ts';
import type { Chunk } from './chunks.ts';

/** Words, and numbers of controls as one: `AC-2(3)`, `A.5.1`, `PR.AA-01`, as well as their parts. */
const tokens = (text: string): string[] => {
  const whole = fold(text).match(/[\p{L}\p{N}]+(?:[.\-()]+[\p{L}\p{N}]+)*/gu) ?? [];
  return whole.flatMap((word) => {
    const parts = word.split(/[.\-()]+/u);
    return parts.length > 1 ? [word, ...parts] : parts;
  });
};

/** Words that say nothing of what a text is about; in a short file, nothing else would tell that they are common. */
const common = new Set(
  'a an and are as at be by for from how in is it its of on or that the their this to was what when which who with'.split(
    ' ',
  ),
);

/** Excerpts of files, found by what they are about. */
export class Excerpts {
  readonly #chunks: readonly Chunk[];
  readonly #index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: tokens,
    processTerm: (term) => (common.has(term) ? null : term),
    // A longer word counts less: accounts for account, reviewed for review.
    searchOptions: { prefix: (term) => term.length > 3 },
  });

  /** Of texts that occur several times, such as the head of each page, the first counts. */
  constructor(chunks: readonly Chunk[]) {
    this.#chunks = [...new Map(chunks.toReversed().map((chunk) => [chunk.text, chunk])).values()].reverse();
    this.#index.addAll(this.#chunks.map(({ text }, id) => ({ id, text })));
  }

  /**
   * Chunks about a query, the most relevant first (BM25+; among equals the earlier one), as many as surely have no more
   * than `most` tokens. One that does not fit is passed over for a shorter one.
   */
  about(query: string, most: number): Chunk[] {
    const found = this.#index.search(query).sort((a, b) => b.score - a.score || a.id - b.id);
    let left = most;
    return found.flatMap(({ id }) => {
      const chunk = this.#chunks[id as number];
      const needed = tokensOf(chunk?.text.length ?? 0);
      if (!chunk || needed > left) return [];
      left -= needed;
      return [chunk];
    });
  }
}
