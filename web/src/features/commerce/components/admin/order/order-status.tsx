import type { AdminOrder } from '#shared/commerce/order.ts';
import type { OrderStatus as Name } from '#shared/commerce/order-statuses.ts';
import { Status, type StatusProps } from '#web/components/ui/feedback/status.tsx';

const looks: Record<Name, { readonly look: StatusProps['look']; readonly label: string }> = {
  pending: { look: 'scheduled', label: 'Pending' },
  paid: { look: 'published', label: 'Paid' },
  expired: { look: 'archived', label: 'Expired' },
  partially_refunded: { look: 'draft', label: 'Partially refunded' },
  refunded: { look: 'archived', label: 'Refunded' },
  refused: { look: 'failed', label: 'Refused' },
};

/** An order's status as the back-office names it. An order of free books is not "paid". */
export const OrderStatus = ({ order: { status, total } }: { readonly order: Pick<AdminOrder, 'status' | 'total'> }) => (
  <Status look={looks[status].look}>{status === 'paid' && total === 0 ? 'Free' : looks[status].label}</Status>
);
