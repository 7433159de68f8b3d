import type { AdminPlan, PlanInput } from '#shared/commerce/plan.ts';
import { fieldText, numberOf, type PriceRuleValues, ruleOf, ruleValues } from './price-rule-values.ts';

/** The form of a subscription plan, as it is typed. */
export interface PlanValues extends PriceRuleValues {
  readonly price: string;
  readonly ebooks_per_week: string;
  readonly is_unlimited: boolean;
  /** One on each line. */
  readonly features: string;
}

export const planValues = (plan: AdminPlan | null): PlanValues => ({
  ...ruleValues(plan, 'fixed'),
  price: fieldText(plan?.price ?? null),
  ebooks_per_week: fieldText(plan?.ebooks_per_week ?? null),
  is_unlimited: plan?.is_unlimited ?? false,
  features: plan?.features.join('\n') ?? '',
});

/** The form as it is sent. A blank price is the value of a fixed plan, for a changed one as for a new one. */
export function planOf(values: PlanValues, stored: AdminPlan | null): PlanInput & { readonly price: number } {
  const rule = ruleOf(values, stored);
  return {
    ...rule,
    price: numberOf(values.price) ?? (rule.type === 'fixed' ? rule.value : 0),
    ebooks_per_week: values.is_unlimited ? null : numberOf(values.ebooks_per_week),
    is_unlimited: values.is_unlimited,
    features: values.features
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  };
}
