import type { Writer } from '#lib/actor.ts';
import { below } from '#lib/edge/shown-at.ts';
import { managed } from '#lib/managed/managed.ts';
import type { AdminPlan, Plan, PlanEdit, PlanInput, SubscriptionStatus } from '#shared/commerce/plan.ts';
import { toCents } from '#shared/kernel/money.ts';
import { href } from '#shared/pages/href.ts';
import { requirePriceRule } from '../price-rule.ts';
import { PlanEntity } from './plan.entity.ts';
import { allPlans, toPlan } from './plan.repo.ts';

/** The plans as admins manage them. */
export const plans = managed({
  entity: PlanEntity,
  noun: 'subscription plan',
  field: 'plan',
  says: {
    created: 'Subscription created successfully',
    updated: 'Subscription updated successfully',
    deleted: 'Item deleted successfully',
  },
  id: 'plan',
  name: ({ name }) => name,
  view: () => toPlan,
  shownAt: ({ active }) => (active ? [below(href('subscriptions')), below('/api/subscriptions')] : []),
  logged: toPlan,
  follows(plan) {
    requirePriceRule(plan);
    // An unlimited plan has no weekly number.
    return plan.is_unlimited ? { ebooks_per_week: undefined } : {};
  },
});

/** The price defaults to the value of a `fixed` plan. */
export function createPlan(writer: Writer, { price, ...input }: PlanInput) {
  const dollars = price ?? (input.type === 'fixed' ? input.value : 0);
  return plans.create(writer, { ...input, price_cents: toCents(dollars) });
}

export const editPlan = (writer: Writer, id: string, { price, ...edit }: PlanEdit) =>
  plans.edit(writer, id, { ...edit, price_cents: price === undefined ? undefined : toCents(price) });

const toPublic = ({
  id,
  name,
  description,
  price,
  ebooks_per_week,
  is_unlimited,
  features,
  is_active,
}: AdminPlan): Plan => ({
  id,
  name,
  description,
  price,
  ebooks_per_week,
  is_unlimited,
  features,
  is_active,
});

/** The plans on offer, cheapest first. */
export const listPlans = async (): Promise<Plan[]> => (await allPlans()).filter(({ active }) => active).map(toPublic);

/** Always empty: no gateway offers subscriptions yet. */
export const subscriptionStatus = (): SubscriptionStatus => ({
  has_subscription: false,
  plan: null,
  remaining_this_week: 0,
});
