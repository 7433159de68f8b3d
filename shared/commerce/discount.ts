import * as z from 'zod';
import { AnyId, Id } from '../kernel/ids.ts';
import { type Cents, percentOf } from '../kernel/money.ts';
import { CartRequest } from './cart.ts';
import { PriceRule, PriceRuleInput } from './price-rule.ts';
import { lastMoment } from './price-rule-problem.ts';

const Limit = z.number().int('Use a whole number').min(1, 'Use at least 1').max(1_000_000, 'Use at most 1,000,000');

const CodeRule = z.object({
  /** Upper case. A discount with a code applies only when the code is entered; null is for everybody. */
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{3,40}$/, 'Use 3 to 40 letters, digits and hyphens')
    .nullable(),
  /** How often a code may be used in total and by one person; null means no limit. */
  max_uses: Limit.nullable(),
  max_uses_per_person: Limit.nullable(),
});
const Fields = PriceRule.extend(CodeRule.shape);

/** A bulk discount or, with a `code`, a coupon. */
export const Discount = Fields.extend({
  id: z.string(),
  created_at: z.string(),
  revision: z.number().int(),
});
export type Discount = z.infer<typeof Discount>;

/** An admin's input. */
export const DiscountInput = PriceRuleInput.extend({
  type: Fields.shape.type.default('percentage'),
  code: Fields.shape.code.default(null),
  max_uses: Fields.shape.max_uses.default(null),
  max_uses_per_person: Fields.shape.max_uses_per_person.default(null),
});
export type DiscountInput = z.infer<typeof DiscountInput>;

/** A change names the revision it is based on; omitted fields keep their values. */
export const DiscountEdit = Fields.partial().extend({ revision: z.number().int() });
export type DiscountEdit = z.infer<typeof DiscountEdit>;

/** A discount as the back-office sees it. */
export const AdminDiscount = Discount.extend({
  id: Id('discount'),
  updated_at: z.string(),
  /** How often its code was used, open checkouts included. Always 0 without a code. */
  uses: z.number().int(),
});
export type AdminDiscount = z.infer<typeof AdminDiscount>;

export const DiscountSummary = z.object({
  total: z.number().int(),
  percentage: z.number().int(),
  fixed: z.number().int(),
  active: z.number().int(),
  codes: z.number().int(),
});
export type DiscountSummary = z.infer<typeof DiscountSummary>;

/** Tries a discount that is not saved yet on a cart. `id` names the saved one that it would replace. */
export const DiscountTrial = z.object({
  discount: DiscountInput,
  id: AnyId.optional(),
  ebook_ids: CartRequest.shape.ebook_ids,
});
export type DiscountTrial = z.infer<typeof DiscountTrial>;

/** The stored and compared form: people type codes in any case. */
export const normalCode = (code: string): string => code.trim().toUpperCase();

export interface AppliedDiscount {
  readonly discount: Discount | undefined;
  readonly amount: Cents;
}

/** Whether a discount is offered at `now` (milliseconds). */
export function isOffered(discount: Discount, now: number): boolean {
  const from = discount.validFrom ? Date.parse(discount.validFrom) : Number.NEGATIVE_INFINITY;
  const to = discount.validTo ? lastMoment(discount.validTo) : Number.POSITIVE_INFINITY;
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
