import { useState } from 'react';
import type { AdminOrder } from '#shared/commerce/order.ts';
import { useAdminOrders } from '../../api/admin-orders.ts';
import { OrderRow } from './order-row.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** One page of orders with the refund dialog. */
export function OrderList({ orders }: { readonly orders: readonly AdminOrder[] }) {
  const { refund, resendReceipt, busyId } = useAdminOrders();
  const [refunding, setRefunding] = useState<AdminOrder | null>(null);
  const confirm = async (lines: readonly string[]) => {
    if (refunding && (await refund(refunding, lines))) setRefunding(null);
  };
  return (
    <>
      <ul className="overflow-hidden rounded-card border border-line bg-surface">
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            busy={busyId === order.id}
            onRefund={() => setRefunding(order)}
            onResendReceipt={() => void resendReceipt(order)}
          />
        ))}
      </ul>
      <RefundDialog
        order={refunding}
        busy={busyId !== null}
        onRefund={(lines) => void confirm(lines)}
        onClose={() => setRefunding(null)}
      />
    </>
  );
}
