import type { AdminPaymentGateway, PaymentGatewayInput } from '#shared/commerce/payment-gateway.ts';
import { api } from '#web/lib/api/api.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { useManagedThings } from '#web/lib/list/use-managed-things.ts';
import { toast } from '#web/lib/toast.ts';

const shown = ['GET /admin/payment-gateways'] as const;

/** An admin's changes to payment gateways. Provider and toggle are no fields of an existing one. */
export function useAdminPaymentGateways() {
  const things = useManagedThings<PaymentGatewayInput>({
    noun: 'payment gateway',
    create: (body) => api('POST /admin/payment-gateways', { body }),
    edit: (id, { provider: _, active: __, ...body }) =>
      api('PUT /admin/payment-gateways/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE /admin/payment-gateways/{id}', { params: { id } }),
    shown,
  });
  const reload = useReload();
  const { attempt } = useActs();
  const toggle = ({ id, active }: AdminPaymentGateway) =>
    attempt(id, 'Failed to toggle payment gateway', async () => {
      await api('PUT /admin/payment-gateways/{id}/toggle', { params: { id }, body: { active: !active } });
      toast.success(`Payment gateway ${active ? 'deactivated' : 'activated'} successfully`);
      await reload(...shown);
    });
  return { things, toggle };
}
