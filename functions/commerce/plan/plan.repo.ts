import type { EntityItem } from 'electrodb';
import type { AdminPlan } from '#shared/commerce/plan.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { PlanEntity } from './plan.entity.ts';

/** Far more plans than a price list would show. */
const most = 100;

export type StoredPlan = EntityItem<typeof PlanEntity>;

export const toPlan = ({ price_cents, ...item }: StoredPlan): AdminPlan => ({
  ...item,
  minQuantity: item.minQuantity ?? null,
  maxQuantity: item.maxQuantity ?? null,
  validFrom: item.validFrom ?? null,
  validTo: item.validTo ?? null,
  ebooks_per_week: item.ebooks_per_week ?? null,
  price: toDollars(price_cents),
  is_active: item.active,
});

/** All plans, cheapest first. */
export async function allPlans(): Promise<AdminPlan[]> {
  const { data } = await PlanEntity.query.allByTime({}).go({ count: most });
  return data.map(toPlan).sort((a, b) => a.price - b.price || a.id.localeCompare(b.id));
}
