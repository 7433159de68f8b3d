import * as z from 'zod';
import { type Cents, percentOf } from '../kernel/money.ts';

/**
 * A bulk discount or, with a `code`, a coupon. `value` is percent or dollars by `type`; blank quantities mean 1 and
 * infinity; a missing `active` means active; dates are ISO 8601.
 */
export const Discount = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.enum(['percentage', 'fixed']),
  value: z.number().nonnegative(),
  minQuantity: z.number().int().min(1).nullable(),
  maxQuantity: z.number().int().min(1).nullable(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  active: z.boolean(),
  /** Upper case. A discount with a code applies only when the code is entered. */
  code: z.string().nullable(),
  /** How often a code may be used in total and by one person; null means no limit. */
  max_uses: z.number().int().min(1).nullable(),
  max_uses_per_person: z.number().int().min(1).nullable(),
  created_at: z.string(),
  revision: z.number().int(),
});
export type Discount = z.infer<typeof Discount>;

/** The stored and compared form: people type codes in any case. */
export const normalCode = (code: string): string => code.trim().toUpperCase();

export interface AppliedDiscount {
  readonly discount: Discount | undefined;
  readonly amount: Cents;
}

/** Whether a discount is offered at `now` (milliseconds). */
function isOffered(discount: Discount, now: number): boolean {
  const from = discount.validFrom ? Date.parse(discount.validFrom) : Number.NEGATIVE_INFINITY;
  const to = discount.validTo ? Date.parse(discount.validTo) : Number.POSITIVE_INFINITY;
  return discount.active && from <= now && now <= to;
}

/** Whether a discount applies to `quantity` payable items at `now` (milliseconds). */
export const applies = (discount: Discount, quantity: number, now: number): boolean =>
  isOffered(discount, now) &&
  quantity >= (discount.minQuantity ?? 1) &&
  quantity <= (discount.maxQuantity ?? Number.POSITIVE_INFINITY);

/** Number of payable items at which the next of these discounts applies; null when more items bring none. */
export function nextDiscountAt(discounts: readonly Discount[], quantity: number, now: number): number | null {
  const steps = discounts
    .filter((discount) => discount.value > 0 && isOffered(discount, now))
    .map(({ minQuantity }) => minQuantity ?? 1)
    .filter((step) => step > quantity);
  return steps.length > 0 ? Math.min(...steps) : null;
}

/** Amount of a discount: percent rounded half up, fixed dollars, never more than the subtotal. */
export function discountAmount(discount: Discount, subtotal: Cents): Cents {
  const wanted =
    discount.type === 'percentage' ? percentOf(subtotal, discount.value) : Math.round(discount.value * 100);
  return Math.max(0, Math.min(subtotal, wanted));
}

/** Discounts do not combine: the one that saves the most applies; on a tie, the older one. */
export function bestDiscount(
  discounts: readonly Discount[],
  subtotal: Cents,
  quantity: number,
  now: number,
): AppliedDiscount {
  const candidates = discounts
    .filter((d) => applies(d, quantity, now))
    .map((discount) => ({ discount, amount: discountAmount(discount, subtotal) }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount || a.discount.created_at.localeCompare(b.discount.created_at));
  return candidates[0] ?? { discount: undefined, amount: 0 };
}
