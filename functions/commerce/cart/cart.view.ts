import type { CartCalculation } from '#shared/commerce/cart.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { PricedCart } from './cart-items.ts';

/** A priced cart as it is shown, in dollars. */
export function toCalculation({ items, pricing }: PricedCart): CartCalculation {
  const { subtotal, total, applied, codeProblem } = pricing;
  return {
    subtotal: toDollars(subtotal),
    discount_amount: toDollars(applied.amount),
    total: toDollars(total),
    applied_discount: applied.discount?.name ?? null,
    ...(applied.discount?.type === 'percentage' && { discount_percentage: applied.discount.value }),
    item_count: pricing.items.length,
    next_discount_at: pricing.nextDiscountAt,
    items: items.map(({ price, ...item }) => ({
      ...item,
      price: item.problem === 'unavailable' ? 0 : toDollars(price),
    })),
    ...(codeProblem && { discount_code_problem: codeProblem }),
  };
}
