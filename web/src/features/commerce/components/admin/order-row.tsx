import { Ellipsis, Undo2 } from 'lucide-react';
import type { AdminOrder } from '#shared/commerce/order.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { Menu, MenuItem } from '#web/components/ui/action/menu.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { formatDateTime, formatItems, formatPrice } from '#web/lib/text/format.ts';
import { OrderStatus } from './order-status.tsx';

export interface OrderRowProps {
  readonly order: AdminOrder;
  readonly busy: boolean;
  readonly onRefund: () => void;
  readonly onResendReceipt: () => void;
}

/** Free orders have no receipt and nothing to refund. */
const isPaid = ({ status, total }: AdminOrder): boolean =>
  total > 0 && (status === 'paid' || status === 'partially_refunded');

/** What an admin does with a paid order; a refund takes a second step. */
const OrderActs = ({ order, busy, onRefund, onResendReceipt }: OrderRowProps) => (
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

/** One order: buyer, lines, status and actions. */
export const OrderRow = ({ order, busy, onRefund, onResendReceipt }: OrderRowProps) => (
  <li className="grid gap-x-6 gap-y-2 border-b border-line px-4 py-3.5 last:border-0 md:grid-cols-[minmax(0,1fr)_9rem_11rem] md:items-center">
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        <OrderStatus order={order} />
        {order.refund_request && order.status !== 'refunded' && <Badge look="draft">Refund requested</Badge>}
        <span className="font-mono text-12 break-all text-muted">{order.id}</span>
      </p>
      <p className="mt-1 truncate font-strong">{order.lines.map(({ title }) => title).join(', ')}</p>
      <p className="text-12 text-muted">
        {order.email}, {formatDateTime(order.created_at)}, {formatItems(order.lines.length, 'item')}
      </p>
    </div>
    <p className="font-mono md:text-right">
      {formatPrice(order.total)}
      {order.refunded > 0 && <span className="block text-12 text-muted">−{formatPrice(order.refunded)} refunded</span>}
    </p>
    {isPaid(order) && <OrderActs {...{ order, busy, onRefund, onResendReceipt }} />}
  </li>
);
