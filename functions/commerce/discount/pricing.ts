import { type AppliedDiscount, bestDiscount, type Discount, nextDiscountAt } from '#shared/commerce/discount.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { allocate } from '../cart/allocation.ts';

/** A book as the cart pays for it. */
export interface Item {
  readonly ebook_id: string;
  readonly title: string;
  readonly price: Cents;
}
export interface PricedItem extends Item {
  /** What the line costs after the discount. */
  readonly paid: Cents;
}

/** A code somebody entered, with how often it was used, this person's own open checkout not counted. */
export interface Coupon {
  readonly discount: Discount;
  readonly uses: number;
  readonly usesOfPerson: number;
}

export interface Pricing {
  readonly items: readonly PricedItem[];
  readonly subtotal: Cents;
  readonly total: Cents;
  readonly applied: AppliedDiscount;
  readonly codeProblem: string | undefined;
  /** Payable items from which a further bulk discount would count. */
  readonly nextDiscountAt: number | null;
}

export const unknownCode = 'This code is not valid';
export const usedUpCode = 'This code has been used up';
export const usedByYouCode = 'You have used this code already';
const betterDiscount = 'Another discount saves you at least as much';

/** Why a code does not count, in a sentence for the buyer; undefined when it does. */
export function couponProblem(
  { discount, uses, usesOfPerson }: Coupon,
  quantity: number,
  now: number,
): string | undefined {
  const { minQuantity, maxQuantity, validFrom, validTo, max_uses, max_uses_per_person } = discount;
  if (!discount.active) return unknownCode;
  if (validFrom && now < Date.parse(validFrom)) return 'This code is not valid yet';
  if (validTo && now > Date.parse(validTo)) return 'This code has expired';
  if (quantity < (minQuantity ?? 1)) return `This code needs at least ${minQuantity ?? 1} paid items`;
  if (maxQuantity !== null && quantity > maxQuantity) return `This code counts for at most ${maxQuantity} paid items`;
  if (max_uses_per_person !== null && usesOfPerson >= max_uses_per_person) return usedByYouCode;
  if (max_uses !== null && uses >= max_uses) return usedUpCode;
  return undefined;
}

/** What a code is, or the sentence that says why there is none. */
export type CodeFinding = Coupon | string | undefined;

/** Prices payable items. Bulk discounts and the code compete; they do not add up. */
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

/** A code that is refused only because something better applies does not stand in the way of buying. */
export const isHarmless = (problem: string): boolean => problem === betterDiscount;
