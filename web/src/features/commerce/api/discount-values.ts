import type { AdminDiscount, DiscountInput } from '#shared/commerce/discount.ts';
import { fieldText, numberOf, type PriceRuleValues, ruleOf, ruleValues } from './price-rule-values.ts';

/** The form of a discount, as it is typed. */
export interface DiscountValues extends PriceRuleValues {
  readonly code: string;
  readonly max_uses: string;
  readonly max_uses_per_person: string;
}

export const discountValues = (discount: AdminDiscount | null): DiscountValues => ({
  ...ruleValues(discount, 'percentage'),
  code: discount?.code ?? '',
  max_uses: fieldText(discount?.max_uses ?? null),
  max_uses_per_person: fieldText(discount?.max_uses_per_person ?? null),
});

/** The form as it is sent. Limits count the uses of a code: without one there are none. */
export function discountOf(values: DiscountValues, stored: AdminDiscount | null): DiscountInput {
  const code = values.code.trim() || null;
  return {
    ...ruleOf(values, stored),
    code,
    max_uses: code === null ? null : numberOf(values.max_uses),
    max_uses_per_person: code === null ? null : numberOf(values.max_uses_per_person),
  };
}
