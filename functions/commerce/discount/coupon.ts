import type { Discount } from '#shared/commerce/discount.ts';
import { lastMoment } from '#shared/commerce/price-rule-problem.ts';

/** An entered code and its uses, not counting this person's own open checkout. */
export interface Coupon {
  readonly discount: Discount;
  readonly uses: number;
  readonly usesOfPerson: number;
}

/** An entered code, or a sentence saying why it is not valid. */
export type CodeFinding = Coupon | string | undefined;

export const unknownCode = 'This code is not valid';
export const usedUpCode = 'This code has been used up';
export const usedByYouCode = 'You have used this code already';

/** Why a code does not apply, as a sentence for the buyer; undefined when it does. `now` in milliseconds. */
export function couponProblem(coupon: Coupon, quantity: number, now: number): string | undefined {
  const { discount } = coupon;
  if (!discount.active) return unknownCode;
  return timeProblem(discount, now) ?? quantityProblem(discount, quantity) ?? limitProblem(coupon);
}

/** Why a code works in no cart at all, whoever enters it; undefined when it does. `now` in milliseconds. */
export function standingProblem(coupon: Coupon, now: number): string | undefined {
  const { discount } = coupon;
  if (!discount.active) return unknownCode;
  return timeProblem(discount, now) ?? limitProblem(coupon);
}

function timeProblem({ validFrom, validTo }: Discount, now: number): string | undefined {
  if (validFrom && now < Date.parse(validFrom)) return 'This code is not valid yet';
  if (validTo && now > lastMoment(validTo)) return 'This code has expired';
  return undefined;
}

function quantityProblem({ minQuantity, maxQuantity }: Discount, quantity: number): string | undefined {
  const least = minQuantity ?? 1;
  if (quantity < least) return `This code needs at least ${least} paid items`;
  if (maxQuantity !== null && quantity > maxQuantity) return `This code counts for at most ${maxQuantity} paid items`;
  return undefined;
}

function limitProblem({ discount, uses, usesOfPerson }: Coupon): string | undefined {
  const { max_uses, max_uses_per_person } = discount;
  if (max_uses_per_person !== null && usesOfPerson >= max_uses_per_person) return usedByYouCode;
  if (max_uses !== null && uses >= max_uses) return usedUpCode;
  return undefined;
}
