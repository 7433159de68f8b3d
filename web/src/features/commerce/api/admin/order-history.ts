import { gatewayName } from '#shared/commerce/gateway-providers.ts';
import type { AdminOrder, OrderRefund } from '#shared/commerce/order.ts';
import { formatPrice } from '#shared/kernel/format.ts';

/** Something that happened to an order. `text` is what somebody wrote, or which ebooks it was about. */
export interface OrderEvent {
  readonly at: string;
  readonly label: string;
  readonly text?: string | undefined;
}

const done: Readonly<Record<OrderRefund['reason'], string>> = {
  admin: 'refunded by an admin',
  owned: 'refunded for ebooks that the buyer had already',
  outside: 'refunded at the payment gateway',
  dispute: 'taken back in a dispute',
};

function refundLabel({ amount, state, reason }: OrderRefund): string {
  if (amount === 0) return 'Taken back without a payment';
  if (state === 'requested') return `Refund of ${formatPrice(amount)} on its way`;
  return state === 'failed' ? `Refund of ${formatPrice(amount)} failed` : `${formatPrice(amount)} ${done[reason]}`;
}

function refundEvents({ refunds, lines }: AdminOrder): OrderEvent[] {
  const titleOf = (id: string) => lines.find(({ ebook_id }) => ebook_id === id)?.title ?? id;
  return refunds.map((refund) => ({
    at: refund.at,
    label: refundLabel(refund),
    text: refund.lines.map(titleOf).join(', ') || undefined,
  }));
}

function requestEvents({ refund_request }: AdminOrder): OrderEvent[] {
  if (!refund_request) return [];
  const { requested_at, reason, declined_at, note } = refund_request;
  const asked = { at: requested_at, label: 'Refund requested by the buyer', text: reason || undefined };
  return declined_at ? [asked, { at: declined_at, label: 'Request declined', text: note || undefined }] : [asked];
}

function paidEvents({ paid_at, total, gateway }: AdminOrder): OrderEvent[] {
  if (!paid_at) return [];
  const label = gateway ? `Paid through ${gatewayName(gateway)}` : 'Paid outside the shop';
  return [{ at: paid_at, label: total === 0 ? 'Given free of charge' : label }];
}

/** What happened to an order, oldest first. */
export const orderHistory = (order: AdminOrder): OrderEvent[] =>
  [
    { at: order.created_at, label: 'Order placed' },
    ...paidEvents(order),
    ...requestEvents(order),
    ...refundEvents(order),
  ].sort((a, b) => a.at.localeCompare(b.at));
