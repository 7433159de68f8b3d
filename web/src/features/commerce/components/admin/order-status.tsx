import type { OrderStatus as Name } from '#shared/commerce/order.ts';
import { Status, type StatusProps } from '#web/components/ui/status.tsx';

const looks: Record<Name, { readonly look: StatusProps['look']; readonly label: string }> = {
  pending: { look: 'scheduled', label: 'Pending' },
  paid: { look: 'published', label: 'Paid' },
  expired: { look: 'archived', label: 'Expired' },
  partially_refunded: { look: 'draft', label: 'Partially refunded' },
  refunded: { look: 'archived', label: 'Refunded' },
  refused: { look: 'failed', label: 'Refused' },
};

/** State of an order in the back-office's words. */
export const OrderStatus = ({ status }: { readonly status: Name }) => (
  <Status look={looks[status].look}>{looks[status].label}</Status>
);
