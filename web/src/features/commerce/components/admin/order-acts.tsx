import { Ellipsis, Undo2 } from 'lucide-react';
import type { AdminOrder } from '#shared/commerce/order.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { Menu, MenuItem } from '#web/components/ui/action/menu.tsx';

export interface OrderActsProps {
  readonly order: AdminOrder;
  readonly busy: boolean;
  readonly onRefund: () => void;
  readonly onResendReceipt: () => void;
}

/** Free orders have no receipt and nothing to refund. */
const isPaid = ({ status, total }: AdminOrder): boolean =>
  total > 0 && (status === 'paid' || status === 'partially_refunded');

/** What an admin does with a paid order; a refund takes a second step. */
export function OrderActs({ order, busy, onRefund, onResendReceipt }: OrderActsProps) {
  if (!isPaid(order)) return null;
  return (
    <div className="flex gap-1 md:justify-end">
      <Button
        className="px-3"
        variant="quiet"
        busy={busy}
        onClick={onResendReceipt}
        aria-label={`Resend receipt of ${order.id}`}
      >
        Resend receipt
      </Button>
      <Menu
        trigger={
          <IconButton label={`More actions for order ${order.id}`} disabled={busy}>
            <Ellipsis size={20} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem danger onSelect={onRefund}>
          <Undo2 size={18} aria-hidden="true" />
          Refund
        </MenuItem>
      </Menu>
    </div>
  );
}
