import { useState } from 'react';
import type { AdminOrder } from '#shared/commerce/order.ts';
import { api } from '#web/lib/api/api.ts';
import { problemDetail } from '#web/lib/api/api-problem.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { toast } from '#web/lib/toast.ts';

/** An admin's actions on an order. Each reloads the list. */
export function useAdminOrders() {
  const reload = useReload();
  const [busyId, setBusyId] = useState<string | null>(null);

  async function attempt(id: string, failed: string, work: () => Promise<string>): Promise<boolean> {
    setBusyId(id);
    try {
      toast.success(await work());
      await reload('GET /admin/orders', 'GET /admin/stats');
      return true;
    } catch (error) {
      toast.error(problemDetail(error, failed));
      return false;
    } finally {
      setBusyId(null);
    }
  }

  /** Refunds the given lines (ebook ids), or all. True on success. */
  const refund = ({ id }: AdminOrder, lines: readonly string[] | undefined) =>
    attempt(id, 'Failed to refund the order', async () => {
      await api('POST /admin/orders/{id}/refund', { params: { id }, body: { lines: lines && [...lines] } });
      return 'Order refunded successfully';
    });

  const resendReceipt = ({ id, email }: AdminOrder) =>
    attempt(id, 'Failed to send the receipt', async () => {
      await api('POST /admin/orders/{id}/resend-receipt', { params: { id } });
      return `Receipt sent to ${email}`;
    });

  return { refund, resendReceipt, busyId };
}
