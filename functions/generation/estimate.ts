import type { TokenUsage } from '#shared/kernel/model.ts';

/** How many sections a book has. */
export const sectionsOfBook = 12;

/** Tokens of a usual outline and of a usual section: rules and facts in the request, some 700 words in the answer. */
const outline: TokenUsage = { inputTokens: 3_000, outputTokens: 1_800 };
const section: TokenUsage = { inputTokens: 3_500, outputTokens: 1_600 };

/** What a book will probably use. */
export const estimatedUsage = (sections = sectionsOfBook): TokenUsage => ({
  inputTokens: outline.inputTokens + sections * section.inputTokens,
  outputTokens: outline.outputTokens + sections * section.outputTokens,
});
