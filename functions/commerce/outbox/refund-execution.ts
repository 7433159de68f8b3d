import { nowIso } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { type GatewayRefund, GatewayRefused } from '../gateway/gateway.ts';
import { gatewayOf } from '../gateway/gateways.ts';
import { findOrder, type OrderRecord, type StoredRefund } from '../order/order.repo.ts';
import type { OutboxRecord } from '../order/task.ts';
import { sum } from '../settlement/order-outcome.ts';
import { afterRefunds, failedRefund } from '../settlement/refund-state.ts';
import { settle } from '../settlement/settlement.ts';

/**
 * Executes a refund stored as `requested`. First asks the gateway for existing refunds, so a crash after its response,
 * even a day ago, never refunds twice. Returns the follow-up tasks.
 */
export async function executeRefund(orderId: string, refundId: string): Promise<readonly OutboxRecord[]> {
  const order = await findOrder(orderId);
  const refund = order?.refunds.find(({ id }) => id === refundId);
  if (!order || refund?.state !== 'requested') return [];
  const found = await refundOnce(order, refund);
  const { tasks } = await settle(orderId, (current) =>
    typeof found === 'string'
      ? failedRefund(current, refundId, found)
      : afterRefunds(current, { payment: order.payment, charged: order.total, refunds: found }, nowIso()),
  );
  return tasks;
}

/** All refunds of the payment, including ours, or why the gateway refuses it. */
async function refundOnce(order: OrderRecord, refund: StoredRefund): Promise<GatewayRefund[] | string> {
  const { id, amount } = refund;
  // No payment through a gateway, or nothing to send: only the books are taken away.
  if (!order.payment || amount === 0) return [nothingSent(id, amount)];
  const gateway = await gatewayOf(refund);
  const known = await gateway.refundsOf(order.payment);
  if (known.some(({ refund_id }) => refund_id === id)) return known;
  // Part may have been refunded at the gateway itself without our knowing yet.
  const left = order.total - sum(known.map((sent) => (sent.failed ? 0 : sent.amount)));
  if (left <= 0) return [...known, nothingSent(id, 0)];
  try {
    const request = { orderId: order.id, refundId: id, payment: order.payment, amount: Math.min(amount, left) };
    return [...known, await gateway.refund(request)];
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    logger.warn('refund refused', { order_id: order.id, code: error.code });
    return error.code ?? 'refused';
  }
}

const nothingSent = (id: string, amount: number): GatewayRefund => ({ id, refund_id: id, amount, failed: false });
