import { useState } from 'react';
import type { AdminOrder } from '#shared/commerce/order.ts';
import { ItemList, type ItemListProps } from '#web/components/list/item-list.tsx';
import { useAdminOrders } from '../../api/admin-orders.ts';
import { OrderActs } from './order-acts.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderCard } from './order-parts.tsx';
import { RefundDialog } from './refund-dialog.tsx';

export type OrderListProps = Pick<ItemListProps<AdminOrder>, 'page' | 'trail' | 'empty' | 'loadPage'>;

/** The orders with the refund dialog. */
export function OrderList(props: OrderListProps) {
  const { refund, resendReceipt, busyId } = useAdminOrders();
  const [refunding, setRefunding] = useState<AdminOrder | null>(null);
  const confirm = async (lines: readonly string[]) => {
    if (refunding && (await refund(refunding, lines))) setRefunding(null);
  };
  const acts = (order: AdminOrder) => (
    <OrderActs
      order={order}
      busy={busyId === order.id}
      onRefund={() => setRefunding(order)}
      onResendReceipt={() => void resendReceipt(order)}
    />
  );
  const columns = orderColumns(acts);
  return (
    <>
      <ItemList
        {...props}
        noun="orders"
        failedTitle="The orders could not be loaded"
        columns={columns}
        usual="table"
        cardsClassName="grid gap-3"
        card={(order) => <OrderCard order={order}>{acts(order)}</OrderCard>}
      />
      <RefundDialog
        order={refunding}
        busy={busyId !== null}
        onRefund={(lines) => void confirm(lines)}
        onClose={() => setRefunding(null)}
      />
    </>
  );
}
