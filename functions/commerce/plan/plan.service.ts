import type { SignedIn } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { nowIso } from '#lib/clock.ts';
import { invalid, notFound, staleVersion } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { decideAgain, saveVersion } from '#lib/table/save.ts';
import { transact } from '#lib/table/transact.ts';
import type { AdminPlan, Plan, PlanEdit, PlanInput, SubscriptionStatus } from '#shared/commerce/plan.ts';
import { allPlans, deletePlanItem, findPlan, insertPlanItem, replacePlanItem } from './plan.repo.ts';

interface Saved {
  readonly success: true;
  readonly message: string;
  readonly plan: AdminPlan;
}

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

/** What is offered now, the cheapest first. */
export const listPlans = async (): Promise<Plan[]> => (await allPlans()).filter(({ active }) => active).map(toPublic);

/** Nobody has a subscription until a gateway offers them. */
export const subscriptionStatus = (): SubscriptionStatus => ({
  has_subscription: false,
  plan: null,
  remaining_this_week: 0,
});

async function mustFind(id: string): Promise<AdminPlan> {
  const plan = await findPlan(id);
  if (!plan) throw notFound('Subscription plan not found');
  return plan;
}

/** Fields that contradict one another. */
function requireSense({ type, value, minQuantity, maxQuantity, validFrom, validTo }: AdminPlan): void {
  if (type === 'percentage' && value > 100) throw invalid('value', 'Use at most 100 percent');
  if (minQuantity !== null && maxQuantity !== null && maxQuantity < minQuantity)
    throw invalid('maxQuantity', 'Use at least the smallest quantity');
  if (validFrom && validTo && Date.parse(validTo) < Date.parse(validFrom))
    throw invalid('validTo', 'Use a date after the first one');
}

/** A plan without limit has no number a week. */
const settled = (plan: AdminPlan): AdminPlan => ({
  ...plan,
  is_active: plan.active,
  ebooks_per_week: plan.is_unlimited ? null : plan.ebooks_per_week,
});

export async function createPlan(actor: SignedIn, input: PlanInput): Promise<Saved> {
  const at = nowIso();
  const price = input.price ?? (input.type === 'fixed' ? input.value : 0);
  const made = { ...input, price, id: newId('plan'), created_at: at, updated_at: at, revision: 1 };
  const plan = settled({ ...made, is_active: input.active });
  requireSense(plan);
  const act = auditItem(actor, { action: 'plan.created', target: plan, after: plan });
  await transact([insertPlanItem(plan), act]);
  return { success: true, message: 'Subscription created successfully', plan };
}

export async function editPlan(actor: SignedIn, id: string, { revision, ...fields }: PlanEdit): Promise<Saved> {
  const before = await mustFind(id);
  if (revision !== before.revision) throw staleVersion(before);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const plan = settled({ ...before, ...given, revision: before.revision + 1, updated_at: nowIso() });
  requireSense(plan);
  const act = auditItem(actor, { action: 'plan.updated', target: plan, before, after: plan });
  await saveVersion(replacePlanItem(plan, before.revision), [act], () => mustFind(id));
  return { success: true, message: 'Subscription updated successfully', plan };
}

export const deletePlan = (actor: SignedIn, id: string): Promise<{ success: true; message: string }> =>
  decideAgain(async () => {
    const before = await mustFind(id);
    const act = auditItem(actor, { action: 'plan.deleted', target: before, before });
    await saveVersion(deletePlanItem(before), [act], () => mustFind(id));
    return { success: true, message: 'Item deleted successfully' };
  });
