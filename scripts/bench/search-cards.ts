import { difficultyLevels, ebookCategories } from '#shared/catalog/choices.ts';
import type { EbookCard } from '#shared/catalog/ebook.ts';

/* Cards of a large shop, the same in every run: words as rare and as common as in real texts, lengths as the shop's own. */

/** Numbers from 0 to 1 that look like chance (a linear congruential generator). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const syllables = 'se cu ri ty con trol au dit ri sk pri va cy da ta ac cess pol i cy in ci dent re port ven dor'.split(
  ' ',
);
const frameworks = ['GDPR', 'ISO 27001', 'SOC 2', 'NIST CSF', 'PCI DSS', 'HIPAA', 'SOX', 'NIS2', 'DORA'] as const;
const industries = ['Technology', 'Finance', 'Healthcare', 'Retail', 'Energy'] as const;

/** Words of two to five syllables. */
function vocabularyOf(count: number, next: () => number): readonly string[] {
  const words = new Set<string>();
  while (words.size < count) {
    const length = 2 + Math.floor(next() * 4);
    words.add(Array.from({ length }, () => syllables[Math.floor(next() * syllables.length)]).join(''));
  }
  return [...words];
}

/** Makes cards one after the other. `words` are the vocabulary, the most frequent first. */
export function cardMaker(seed: number): { readonly words: readonly string[]; make(): EbookCard } {
  const next = chance(seed);
  const words = vocabularyOf(20_000, next);
  // By Zipf's law the nth word occurs a nth as often as the first.
  const word = (): string => words[Math.floor(words.length ** next()) - 1] ?? '';
  const text = (length: number): string => Array.from({ length }, word).join(' ');
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T;
  let made = 0;
  const make = (): EbookCard => {
    made += 1;
    const price = Math.floor(next() * 20) * 5;
    const at = new Date(Date.UTC(2026, 0, 1) - made * 60_000).toISOString();
    return {
      ...{ id: `ebk_${String(made).padStart(26, '0')}`, title: text(6), description: text(40), price },
      ...{ is_free: price === 0, regulatory_source: one(frameworks), difficulty_level: one(difficultyLevels) },
      ...{ category: one(ebookCategories), industry: one(industries), tags: [word(), word(), word(), word()] },
      ...{ rating: 4.5, rating_count: 12, purchases: 34, estimated_read_time: 90, prompt_count: null },
      ...{ file_type: null, cover_image: null, created_at: at, published_at: at, is_wishlisted: false },
    };
  };
  return { words, make };
}
