import { type AppliedDiscount, bestDiscount, type Discount, nextDiscountAt } from '#shared/commerce/discount.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { type CodeFinding, couponProblem } from '../discount/coupon.ts';
import { allocate } from './allocation.ts';

/** A payable book. */
export interface Item {
  readonly ebook_id: string;
  readonly title: string;
  readonly price: Cents;
}
export interface PricedItem extends Item {
  /** What the line costs after the discount. */
  readonly paid: Cents;
}

export interface Pricing {
  readonly items: readonly PricedItem[];
  readonly subtotal: Cents;
  readonly total: Cents;
  readonly applied: AppliedDiscount;
  readonly codeProblem: string | undefined;
  /** The number of payable items at which another bulk discount would apply. */
  readonly nextDiscountAt: number | null;
}

const betterDiscount = 'Another discount saves you at least as much';

/** Prices payable items. Only the best of the bulk discounts and the code applies. */
export function priceItems(items: readonly Item[], bulk: readonly Discount[], code: CodeFinding, now: number): Pricing {
  const subtotal = items.reduce((sum, { price }) => sum + price, 0);
  const problem = typeof code === 'object' ? couponProblem(code, items.length, now) : code;
  const coupon = typeof code === 'object' && problem === undefined ? [code.discount] : [];
  const applied = bestDiscount([...bulk, ...coupon], subtotal, items.length, now);
  const paid = allocate(
    items.map(({ price }) => price),
    applied.amount,
  );
  const beaten = coupon.length > 0 && applied.discount !== coupon[0];
  return {
    items: items.map((item, index) => ({ ...item, paid: paid[index] ?? 0 })),
    subtotal,
    total: subtotal - applied.amount,
    applied,
    codeProblem: problem ?? (beaten ? betterDiscount : undefined),
    nextDiscountAt: nextDiscountAt(bulk, items.length, now),
  };
}

/** A code refused only because a better discount applies does not block the purchase. */
export const isHarmless = (problem: string): boolean => problem === betterDiscount;
