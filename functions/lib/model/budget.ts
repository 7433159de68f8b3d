import { ModelError } from './errors.ts';

/** English has four characters a token and more; names of controls, code and JSON have fewer. */
const charactersPerToken = 3;

/** Most tokens that a text of so many characters has. */
export const tokensOf = (characters: number): number => Math.ceil(characters / charactersPerToken);

/** Most tokens that a request of so many characters can use with its answer. */
export const mostTokens = (characters: number, maxTokens: number): number => tokensOf(characters) + maxTokens;

/** Refuses a request that what is left of a budget might not cover. Throws `BudgetSpentError`. */
export function checkBudget(left: number, needed: number): void {
  if (needed <= left) return;
  throw new ModelError('BudgetSpentError', undefined, `It may need ${needed} tokens, ${Math.max(0, left)} are left`);
}
