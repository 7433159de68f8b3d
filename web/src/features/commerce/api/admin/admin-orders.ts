import type { AdminOrder } from '#shared/commerce/order.ts';
import { api } from '#web/lib/api/api.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';

/** An admin's actions on an order. Each shows a message and reloads what shows the change. */
export function useAdminOrders() {
  const reload = useReload();
  const { busyId, attempt } = useActs();
  const refresh = () =>
    reload('GET /admin/orders', 'GET /admin/orders/{id}', 'GET /admin/orders/summary', 'GET /admin/stats');

  /** Refunds the given lines (ebook ids), or all. True on success. */
  const refund = ({ id }: AdminOrder, lines: readonly string[] | undefined) =>
    attempt(id, 'Failed to refund the order', async () => {
      await api('POST /admin/orders/{id}/refund', { params: { id }, body: { lines: lines && [...lines] } });
      toast.success('Order refunded successfully');
      await refresh();
    });

  /** Throws, so the form can keep what was typed. */
  async function decline({ id }: AdminOrder, note: string): Promise<void> {
    await api('POST /admin/orders/{id}/decline-refund', { params: { id }, body: { note } });
    toast.success('Refund declined successfully');
    await refresh();
  }

  const resendReceipt = ({ id, email }: AdminOrder) =>
    attempt(id, 'Failed to send the receipt', async () => {
      await api('POST /admin/orders/{id}/resend-receipt', { params: { id } });
      toast.success(`Receipt sent to ${email}`);
    });

  return { refund, decline, resendReceipt, busyId };
}
