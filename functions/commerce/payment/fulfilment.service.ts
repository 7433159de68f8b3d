import { nowIso } from '#lib/clock.ts';
import type { DisputeReport, SessionReport } from '../gateway/gateway.ts';
import type { OrderRecord, StoredLine } from '../order/order.repo.ts';
import { orderTasks } from '../outbox/outbox.ts';
import { executeRefund } from '../outbox/refund-execution.ts';
import { afterDispute } from '../settlement/dispute-state.ts';
import type { EventKey } from '../settlement/gateway-event.repo.ts';
import { ended } from '../settlement/order-outcome.ts';
import { afterSession } from '../settlement/payment-state.ts';
import { afterRefunds, type RefundReport, requestedRefund } from '../settlement/refund-state.ts';
import { type Along, type Rule, settle } from '../settlement/settlement.ts';

/** Settles and then delivers what the settlement left in the outbox. */
async function settleAndDeliver(orderId: string, rule: Rule, along?: Along): Promise<OrderRecord | undefined> {
  const { order, tasks } = await settle(orderId, rule, along);
  await orderTasks.deliver(tasks);
  return order;
}

/**
 * Acts on what a gateway says of an order's payment session. Webhook, the success page's poll and the reconciler all
 * end here, so a book is delivered once, whoever reports first and however often.
 */
export const fulfil = (orderId: string, report: SessionReport, event?: EventKey): Promise<OrderRecord | undefined> =>
  settleAndDeliver(orderId, (order, owned) => afterSession(order, report, owned, nowIso()), { event });

/** Acts on money that went back, whoever sent it. */
export const recordRefunds = (orderId: string, report: RefundReport, event?: EventKey) =>
  settleAndDeliver(orderId, (order) => afterRefunds(order, report, nowIso()), { event });

export const recordDispute = (orderId: string, report: DisputeReport, event?: EventKey) =>
  settleAndDeliver(orderId, (order) => afterDispute(order, report, nowIso()), { event });

/** Gives up an order for which no session could be opened. */
export const giveUp = (orderId: string) =>
  settleAndDeliver(orderId, (order) =>
    order.status === 'pending' && !order.session_id ? ended(order, 'expired') : undefined,
  );

/** Writes down that money shall go back, and asks the gateway for it. `choose` may refuse by throwing. */
export const orderRefund = (
  orderId: string,
  choose: (order: OrderRecord) => readonly StoredLine[],
  row?: Along['row'],
): Promise<OrderRecord | undefined> =>
  settleAndDeliver(
    orderId,
    (order) => {
      const lines = choose(order);
      return lines.length === 0 ? undefined : requestedRefund(order, lines, nowIso());
    },
    { row },
  );

/** Carries out a refund that is written down, now; one that is done already stays as it is. Throws 503 when it cannot. */
export const carryOutRefund = async (orderId: string, refundId: string): Promise<void> =>
  orderTasks.deliver(await executeRefund(orderId, refundId));
