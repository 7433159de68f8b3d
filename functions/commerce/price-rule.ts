import { invalid } from '#lib/errors.ts';
import { priceRuleProblem } from '#shared/commerce/price-rule-problem.ts';

/** Refuses a discount or a plan whose fields contradict one another. */
export function requirePriceRule(rule: Parameters<typeof priceRuleProblem>[0]): void {
  const problem = priceRuleProblem(rule);
  if (problem) throw invalid(problem.field, problem.message);
}
