import type { CartCalculation } from '#shared/commerce/cart.ts';
import type { DiscountInput } from '#shared/commerce/discount.ts';
import { lastMoment } from '#shared/commerce/price-rule-problem.ts';
import { formatCount, formatDate, formatItems } from '#shared/kernel/format.ts';

/** The name of the discount in a trial: the typed one may be blank, or another discount's. */
export const trialName = 'This discount';

type Tried = Pick<DiscountInput, 'active' | 'value' | 'minQuantity' | 'maxQuantity' | 'validFrom' | 'validTo'>;

function quantityProblem({ minQuantity, maxQuantity }: Tried, count: number): string | undefined {
  if (minQuantity && count < minQuantity)
    return `It needs at least ${formatItems(minQuantity, 'paid ebook')}; this cart has ${formatCount(count)}.`;
  if (maxQuantity && count > maxQuantity)
    return `It is for at most ${formatItems(maxQuantity, 'paid ebook')}; this cart has ${formatCount(count)}.`;
  return undefined;
}

/** Why a discount does not apply to the cart it was tried on; undefined if it does. `now` in milliseconds. */
export function trialProblem(tried: Tried, calculation: CartCalculation, now: number): string | undefined {
  const { item_count, applied_discount, discount_code_problem } = calculation;
  if (item_count === 0) return 'Nothing in this cart has to be paid for.';
  if (!tried.active) return 'It is not active.';
  if (tried.validTo && now > lastMoment(tried.validTo)) return `It ended on ${formatDate(tried.validTo)}.`;
  if (tried.validFrom && now < Date.parse(tried.validFrom)) return `It starts on ${formatDate(tried.validFrom)}.`;
  const quantity = quantityProblem(tried, item_count);
  if (quantity) return quantity;
  if (applied_discount === trialName) return undefined;
  if (applied_discount) return `“${applied_discount}” saves at least as much.`;
  return discount_code_problem ? `${discount_code_problem}.` : 'It takes nothing off this cart.';
}
