import type { AdminOrder } from '#shared/commerce/order.ts';
import { ItemList, type ItemListProps } from '#web/components/list/item-list.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { RequestCard } from './request-card.tsx';
import { requestColumns } from './request-columns.tsx';
import { useOrderDialogs } from './use-order-dialogs.tsx';

export type RequestListProps = Pick<ItemListProps<AdminOrder>, 'page' | 'trail' | 'empty' | 'loadPage'>;

/** The requests for refunds that wait for an answer, in the order in which they came. */
export function RequestList(props: RequestListProps) {
  const dialogs = useOrderDialogs();
  const acts = (order: AdminOrder) => (
    <div className="flex gap-2">
      <Button onClick={() => dialogs.refund(order)} aria-label={`Refund order ${order.id}`}>
        Refund
      </Button>
      <Button variant="quiet" onClick={() => dialogs.decline(order)} aria-label={`Decline refund of order ${order.id}`}>
        Decline
      </Button>
    </div>
  );
  return (
    <>
      <ItemList
        {...props}
        noun="requests"
        views="refund-requests"
        failedTitle="The requests could not be loaded"
        columns={requestColumns(acts)}
        usual="cards"
        cardsClassName="grid gap-3"
        card={(order) => <RequestCard order={order}>{acts(order)}</RequestCard>}
      />
      {dialogs.shown}
    </>
  );
}
