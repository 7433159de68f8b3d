import type { Actor } from '#lib/actor.ts';
import { conflict, DomainError, notFound } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';
import type { PaymentStatus } from '#shared/commerce/payment.ts';
import { GatewayRefused } from '../gateway/gateway.ts';
import { gatewayOf } from '../gateway/gateways.ts';
import type { OrderRecord } from '../order/order.repo.ts';
import { fulfil } from './fulfilment.service.ts';
import { findOrderOfSession } from './payment.repo.ts';

type Standing = Pick<PaymentStatus, 'payment_status' | 'status'>;

const paid: Standing = { payment_status: 'paid', status: 'complete' };
const ended: Standing = { payment_status: 'unpaid', status: 'expired' };
const coming: Standing = { payment_status: 'unpaid', status: 'complete' };

/** The status for the success page. A pending order is looked up at the gateway, and delivered here if it is paid. */
export async function paymentStatus(actor: Actor, sessionId: string): Promise<PaymentStatus> {
  const order = await findOrderOfSession(sessionId);
  if (order?.user_id !== actor.id) throw notFound('Payment not found');
  const now = order.status === 'pending' ? await askGateway(order, sessionId) : order;
  // The amount or currency differs from the order's: an admin has to look, retrying does not help.
  if (now.status === 'refused') throw conflict('Error verifying payment. Please contact support.');
  return {
    ...standing(now),
    amount_total: now.total,
    currency: now.currency,
    metadata: { ebook_id: now.lines[0]?.ebook_id ?? '' },
    order_id: now.id,
  };
}

function standing({ status, paid_at, waiting }: OrderRecord): Standing {
  if (paid_at) return paid;
  if (status === 'pending') return waiting ? coming : { payment_status: 'unpaid', status: 'open' };
  return ended;
}

/** When the gateway does not respond, the payment stays as it was; the page polls again. */
async function askGateway(order: OrderRecord, sessionId: string): Promise<OrderRecord> {
  try {
    const gateway = await gatewayOf(order);
    return (await fulfil(order.id, await gateway.readSession(sessionId))) ?? order;
  } catch (error) {
    if (!(error instanceof GatewayRefused) && !isUnavailable(error)) throw error;
    logger.warn('payment not looked up', { order_id: order.id, error: error as Error });
    return order;
  }
}

const isUnavailable = (error: unknown): boolean => error instanceof DomainError && error.code === 'unavailable';
