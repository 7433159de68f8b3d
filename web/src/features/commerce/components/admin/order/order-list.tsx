import type { AdminOrder } from '#shared/commerce/order.ts';
import { ItemList, type ItemListProps } from '#web/components/list/item-list.tsx';
import { OrderActs } from './order-acts.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderCard } from './order-parts.tsx';
import { useOrderDialogs } from './use-order-dialogs.tsx';

export type OrderListProps = Pick<ItemListProps<AdminOrder>, 'page' | 'trail' | 'empty' | 'loadPage' | 'startExport'>;

/** The orders with their dialogs. */
export function OrderList(props: OrderListProps) {
  const dialogs = useOrderDialogs();
  const acts = (order: AdminOrder) => <OrderActs order={order} dialogs={dialogs} />;
  return (
    <>
      <ItemList
        {...props}
        noun="orders"
        views="orders"
        failedTitle="The orders could not be loaded"
        columns={orderColumns(acts)}
        usual="table"
        cardsClassName="grid gap-3"
        card={(order) => <OrderCard order={order}>{acts(order)}</OrderCard>}
      />
      {dialogs.shown}
    </>
  );
}
