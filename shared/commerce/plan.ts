import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { RequiredLine, Typeset } from '../kernel/text.ts';
import { PriceRule, PriceRuleInput } from './price-rule.ts';

const money = z.number().min(0, 'Use 0 or more').max(10_000, 'Use at most 10,000');

const PlanFields = z.object({
  /** Dollars per month. */
  price: money,
  /** Null when the plan has no limit. */
  ebooks_per_week: z.number().int('Use a whole number').min(1, 'Use at least 1').max(1000).nullable(),
  is_unlimited: z.boolean(),
  features: z.array(Typeset(RequiredLine(160, 'Please fill in the feature'))).max(20, 'Use at most 20 features'),
});
const Fields = PriceRule.extend(PlanFields.shape);

/** An admin's input. The price defaults to the value of a `fixed` plan. */
export const PlanInput = PriceRuleInput.extend({
  type: Fields.shape.type.default('fixed'),
  price: Fields.shape.price.optional(),
  ebooks_per_week: Fields.shape.ebooks_per_week.default(null),
  is_unlimited: Fields.shape.is_unlimited.default(false),
  features: Fields.shape.features.default([]),
});
export type PlanInput = z.infer<typeof PlanInput>;

/** A change names the revision it is based on; omitted fields keep their values. */
export const PlanEdit = Fields.partial().extend({ revision: z.number().int() });
export type PlanEdit = z.infer<typeof PlanEdit>;

/** A plan as visitors see it. */
export const Plan = z.object({
  id: Id('plan'),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  ebooks_per_week: z.number().int().nullable(),
  is_unlimited: z.boolean(),
  features: z.array(z.string()),
  is_active: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

/** A plan as the back-office sees it. */
export const AdminPlan = Fields.extend({
  id: Id('plan'),
  is_active: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  revision: z.number().int(),
});
export type AdminPlan = z.infer<typeof AdminPlan>;

/** A user's subscription. `remaining_this_week` is null when there is no limit. */
export const SubscriptionStatus = z.object({
  has_subscription: z.boolean(),
  plan: Plan.nullable(),
  remaining_this_week: z.number().int().nullable(),
});
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;
