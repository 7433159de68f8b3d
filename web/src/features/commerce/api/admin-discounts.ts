import type { AdminDiscount, DiscountInput } from '#shared/commerce/discount.ts';
import { api } from '#web/lib/api/api.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';

/** An admin's changes to discounts and codes. Each shows a message and reloads list and counters. */
export function useAdminDiscounts() {
  const reload = useReload();
  const { busyId, attempt } = useActs();
  const refresh = () => reload('GET /admin/discounts', 'GET /admin/discounts/summary');

  /** Throws, so the form can keep what was typed. */
  async function save(discount: AdminDiscount | null, body: DiscountInput, revision: number | null): Promise<void> {
    if (discount && revision !== null) {
      await api('PUT /admin/discounts/{id}', { params: { id: discount.id }, body: { ...body, revision } });
      toast.success('Discount updated successfully');
    } else {
      await api('POST /admin/discounts', { body });
      toast.success('Discount created successfully');
    }
    await refresh();
  }

  const remove = ({ id }: AdminDiscount) =>
    attempt(id, 'Failed to delete item', async () => {
      await api('DELETE /admin/discounts/{id}', { params: { id } });
      toast.success('Item deleted successfully');
      await refresh();
    });

  return { save, remove, busyId };
}
