import { Check, Lightbulb } from 'lucide-react';
import type { CartCalculation } from '#shared/commerce/cart.ts';
import { formatItems, formatPrice } from '#shared/kernel/format.ts';

export interface CartSummaryProps {
  readonly calculation: CartCalculation;
  /** Whether the discount comes from a code. */
  readonly isByCode: boolean;
}

/** The hint about the discount for a larger cart, from the current rules. */
function hintOf({ item_count, next_discount_at: next }: CartCalculation): string {
  if (next === null) return 'Several ebooks bought together can get a bulk discount.';
  return `Add ${formatItems(next - item_count, 'more ebook')}: from ${next} on, a bulk discount applies.`;
}

/** The slot above the figures: the savings, or the hint that more books would save. Never both. */
function Note({ calculation, isByCode }: CartSummaryProps) {
  const { item_count, discount_amount } = calculation;
  if (discount_amount > 0)
    return (
      <p className="mb-4 flex items-center gap-3 rounded-control bg-accent-soft px-4 py-2.5 text-14">
        <Check size={18} aria-hidden="true" className="flex-none text-accent" />
        <span>
          {isByCode ? 'Discount code' : 'Bulk discount'} applied. You save{' '}
          <strong className="font-semibold">{formatPrice(discount_amount)}</strong>.
        </span>
      </p>
    );
  if (item_count < 2) return null;
  return (
    <p className="mb-4 flex items-center gap-3 rounded-control border border-line bg-surface px-4 py-2.5 text-14 text-muted">
      <Lightbulb size={18} aria-hidden="true" className="flex-none" />
      {hintOf(calculation)}
    </p>
  );
}

/** The discount's name and, unless that says it already, its percentage: `Bulk discount, 3 or more: 10% off`. */
function discountName({ applied_discount, discount_percentage }: CartCalculation): string {
  const name = applied_discount ?? 'Discount';
  const isSaid = discount_percentage === undefined || name.includes(`${discount_percentage}%`);
  return isSaid ? name : `${name}: ${discount_percentage}% off`;
}

/** Subtotal, discount and total as the server calculated them. */
export function CartSummary({ calculation, isByCode }: CartSummaryProps) {
  const { subtotal, discount_amount, total, item_count } = calculation;
  const row = 'flex items-baseline justify-between gap-4';
  return (
    <div aria-live="polite">
      <Note {...{ calculation, isByCode }} />
      <dl className="text-14">
        <div className={row}>
          <dt>Subtotal, {formatItems(item_count, 'item')}</dt>
          <dd className="font-mono">{formatPrice(subtotal)}</dd>
        </div>
        {discount_amount > 0 && (
          <div className={`${row} mt-2 font-strong text-accent`}>
            <dt>{discountName(calculation)}</dt>
            <dd className="font-mono">−{formatPrice(discount_amount)}</dd>
          </div>
        )}
        <div className={`${row} mt-2.5 border-t border-line pt-3 text-18`}>
          <dt className="font-semibold">Total</dt>
          <dd className="font-mono font-medium">{formatPrice(total)}</dd>
        </div>
      </dl>
    </div>
  );
}
