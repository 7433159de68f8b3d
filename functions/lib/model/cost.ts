import type { ModelPrices, TokenUsage } from '#shared/kernel/model.ts';

/** The tokens of several requests. */
export const sumOf = (...usages: readonly TokenUsage[]): TokenUsage => ({
  inputTokens: usages.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
  outputTokens: usages.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
});

/** A price per million tokens is one of millionths of a dollar per token; prices have at most six decimals. */
const scale = 1e6;

/**
 * What tokens cost, in whole millionths of a dollar, half of one rounded up. Of several requests add up the tokens first:
 * the sum of rounded costs may be another.
 */
export function costOf({ inputTokens, outputTokens }: TokenUsage, { input, output }: ModelPrices): number {
  const exact = inputTokens * Math.round(input * scale) + outputTokens * Math.round(output * scale);
  return Math.floor((exact + scale / 2) / scale);
}
