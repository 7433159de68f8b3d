import type { AdminOrder } from '#shared/commerce/order.ts';
import { api } from '#web/lib/api/api.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';

/** An admin's actions on an order. Each reloads the list. */
export function useAdminOrders() {
  const reload = useReload();
  const { busyId, attempt } = useActs();
  const act = (id: string, failed: string, work: () => Promise<string>) =>
    attempt(id, failed, async () => {
      toast.success(await work());
      await reload('GET /admin/orders', 'GET /admin/stats');
    });

  /** Refunds the given lines (ebook ids), or all. True on success. */
  const refund = ({ id }: AdminOrder, lines: readonly string[] | undefined) =>
    act(id, 'Failed to refund the order', async () => {
      await api('POST /admin/orders/{id}/refund', { params: { id }, body: { lines: lines && [...lines] } });
      return 'Order refunded successfully';
    });

  const resendReceipt = ({ id, email }: AdminOrder) =>
    act(id, 'Failed to send the receipt', async () => {
      await api('POST /admin/orders/{id}/resend-receipt', { params: { id } });
      return `Receipt sent to ${email}`;
    });

  return { refund, resendReceipt, busyId };
}
