import { Ellipsis, Undo2, X } from 'lucide-react';
import type { AdminOrder } from '#shared/commerce/order.ts';
import { Button } from '#web/components/ui/action/button.tsx';
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

/** What an admin does with a paid order; a refund takes a second step. */
export function OrderActs({ order, dialogs }: OrderActsProps) {
  if (!isPaid(order)) return null;
  const busy = dialogs.busyId === order.id;
  return (
    <div className="flex gap-1 md:justify-end">
      {order.email !== '' && (
        <Button
          className="px-3"
          variant="quiet"
          busy={busy}
          onClick={() => void dialogs.resendReceipt(order)}
          aria-label={`Resend receipt of ${order.id}`}
        >
          Resend receipt
        </Button>
      )}
      <Menu
        trigger={
          <IconButton label={`More actions for order ${order.id}`} disabled={busy}>
            <Ellipsis size={20} aria-hidden="true" />
          </IconButton>
        }
      >
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
    </div>
  );
}
