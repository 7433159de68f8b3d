import type { EntityItem } from 'electrodb';
import type { TransactItem } from '#lib/table/transact.ts';
import type { AdminPlan } from '#shared/commerce/plan.ts';
import { toCents, toDollars } from '#shared/kernel/money.ts';
import { PlanEntity } from './plan.entity.ts';

/** A page of plans is a handful; more than this is no price list any more. */
const most = 100;

type Stored = EntityItem<typeof PlanEntity>;

const toPlan = ({ price_cents, ...item }: Stored): AdminPlan => ({
  ...item,
  minQuantity: item.minQuantity ?? null,
  maxQuantity: item.maxQuantity ?? null,
  validFrom: item.validFrom ?? null,
  validTo: item.validTo ?? null,
  ebooks_per_week: item.ebooks_per_week ?? null,
  price: toDollars(price_cents),
  is_active: item.active,
});

/** Optional attributes have no null, and money is cents. */
function stored({ price, is_active: _, ...plan }: AdminPlan): Stored {
  const fields = Object.entries({ ...plan, price_cents: toCents(price) });
  return Object.fromEntries(fields.filter(([, value]) => value !== null)) as unknown as Stored;
}

export async function findPlan(id: string): Promise<AdminPlan | undefined> {
  const { data } = await PlanEntity.get({ id }).go({ consistent: true });
  return data ? toPlan(data) : undefined;
}

/** All plans, the cheapest first. */
export async function allPlans(): Promise<AdminPlan[]> {
  const { data } = await PlanEntity.query.allOfThem({}).go({ count: most });
  return data.map(toPlan).sort((a, b) => a.price - b.price || a.id.localeCompare(b.id));
}

export const insertPlanItem = (plan: AdminPlan): TransactItem => ({ Put: PlanEntity.create(stored(plan)).params() });

/** Part of a transaction; refused when `revision` is no longer what is stored. */
export const replacePlanItem = (after: AdminPlan, revision: number): TransactItem => ({
  Put: PlanEntity.put(stored(after))
    .where((plan, { eq }) => eq(plan.revision, revision))
    .params(),
});

export const deletePlanItem = ({ id, revision }: AdminPlan): TransactItem => ({
  Delete: PlanEntity.delete({ id })
    .where((plan, { eq }) => eq(plan.revision, revision))
    .params(),
});
