import { Ellipsis, Send, Undo2, X } from 'lucide-react';
import type { AdminOrder } from '#shared/commerce/order.ts';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { Menu, MenuItem } from '#web/components/ui/action/menu.tsx';
import type { OrderDialogs } from './use-order-dialogs.tsx';

export interface OrderActsProps {
  readonly order: AdminOrder;
  readonly dialogs: OrderDialogs;
}

/** Free orders have no receipt and nothing to refund. */
export const isPaid = ({ status, total }: AdminOrder): boolean =>
  total > 0 && (status === 'paid' || status === 'partially_refunded');

/** Whether the buyer has asked for a refund and has had no answer. */
export const asksForRefund = ({ refund_request }: AdminOrder): boolean => refund_request?.declined_at === null;

/** What an admin does with a paid order. */
export function OrderActs({ order, dialogs }: OrderActsProps) {
  if (!isPaid(order)) return null;
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for order ${order.id}`} disabled={dialogs.busyId === order.id}>
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
      }
    >
      {order.email !== '' && (
        <MenuItem onSelect={() => void dialogs.resendReceipt(order)}>
          <Send size={18} aria-hidden="true" />
          Resend receipt
        </MenuItem>
      )}
      {asksForRefund(order) && (
        <MenuItem onSelect={() => dialogs.decline(order)}>
          <X size={18} aria-hidden="true" />
          Decline refund
        </MenuItem>
      )}
      <MenuItem danger onSelect={() => dialogs.refund(order)}>
        <Undo2 size={18} aria-hidden="true" />
        Refund
      </MenuItem>
    </Menu>
  );
}
