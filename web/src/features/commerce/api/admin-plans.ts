import type { AdminPlan, PlanInput } from '#shared/commerce/plan.ts';
import { api } from '#web/lib/api/api.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';

/** An admin's changes to subscription plans. Each shows a message and reloads list and counters. */
export function useAdminPlans() {
  const reload = useReload();
  const { busyId, attempt } = useActs();
  const refresh = () => reload('GET /admin/subscription-plans', 'GET /subscriptions/plans');

  /** Throws, so the form can keep what was typed. */
  async function save(plan: AdminPlan | null, body: PlanInput, revision: number | null): Promise<void> {
    if (plan && revision !== null) {
      await api('PUT /admin/subscription-plans/{id}', { params: { id: plan.id }, body: { ...body, revision } });
      toast.success('Subscription updated successfully');
    } else {
      await api('POST /admin/subscription-plans', { body });
      toast.success('Subscription created successfully');
    }
    await refresh();
  }

  const remove = ({ id }: AdminPlan) =>
    attempt(id, 'Failed to delete item', async () => {
      await api('DELETE /admin/subscription-plans/{id}', { params: { id } });
      toast.success('Item deleted successfully');
      await refresh();
    });

  return { save, remove, busyId };
}
