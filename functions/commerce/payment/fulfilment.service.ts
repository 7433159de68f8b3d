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

/** Settles, then delivers the tasks the settlement added to the outbox. */
async function settleAndDeliver(orderId: string, rule: Rule, along?: Along): Promise<OrderRecord | undefined> {
  const { order, tasks } = await settle(orderId, rule, along);
  await orderTasks.deliver(tasks);
  return order;
}

/**
 * Applies a gateway's report on an order's payment session. The webhook, the success page's poll and the reconciler all
 * end here, so a book is delivered once, no matter which reports first or how often.
 */
export const fulfil = (orderId: string, report: SessionReport, event?: EventKey): Promise<OrderRecord | undefined> =>
  settleAndDeliver(orderId, (order, owned) => afterSession(order, report, owned, nowIso()), { event });

/** Applies a payment's refunds, including those made at the gateway. */
export const recordRefunds = (orderId: string, report: RefundReport, event?: EventKey) =>
  settleAndDeliver(orderId, (order) => afterRefunds(order, report, nowIso()), { event });

export const recordDispute = (orderId: string, report: DisputeReport, event?: EventKey) =>
  settleAndDeliver(orderId, (order) => afterDispute(order, report, nowIso()), { event });

/** Gives up an order for which no session could be opened. */
export const giveUp = (orderId: string) =>
  settleAndDeliver(orderId, (order) =>
    order.status === 'pending' && !order.session_id ? ended(order, 'expired') : undefined,
  );

/** Stores a refund as `requested` and executes it. `choose` may refuse by throwing. */
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

/** Executes a stored refund now; a finished one stays as it is. Throws 503 when the gateway is unavailable. */
export const carryOutRefund = async (orderId: string, refundId: string): Promise<void> =>
  orderTasks.deliver(await executeRefund(orderId, refundId));
