import { minutes, now } from '#lib/clock.ts';
import { conflict, unavailable } from '#lib/errors.ts';
import { lease } from '#lib/lease.ts';
import { logger } from '#lib/logger.ts';
import { GatewayRefused, type OpenSession, type SessionReport } from '../gateway/gateway.ts';
import { gatewayOf } from '../gateway/gateways.ts';
import { accountGone } from '../order/open-order.ts';
import type { OrderRecord } from '../order/order.repo.ts';
import { changeOrder } from '../order/order-change.ts';
import { fulfil, giveUp } from './fulfilment.service.ts';
import { sessionItem } from './payment.repo.ts';

/** A little above the gateway's minimum, so it is still long enough when the call arrives late. */
const sessionLength = minutes(31);

const createdAt = ({ created_at }: OrderRecord): number => Date.parse(created_at);

/** True while another process may be opening this order's session: after that it has died. */
export const isBeingOpened = (order: OrderRecord): boolean => !order.session_id && now() - createdAt(order) < lease;

const checkoutFailed = (cause: unknown) => unavailable('Checkout failed. Please try again.', 5, cause);

/** When an order's session ends. Part of the idempotent request, so it is derived from the order alone. */
const sessionUntil = (order: OrderRecord): string => new Date(createdAt(order) + sessionLength).toISOString();

/**
 * The session of a pending order. The order's id is the idempotency key: a repeated request, from another process or
 * after a crash, returns the same session.
 */
export async function requestSession(order: OrderRecord): Promise<OpenSession> {
  const gateway = await gatewayOf(order);
  return gateway.openSession({ ...order, session_until: sessionUntil(order) });
}

/** Opens the session, and hands out its URL only once it is stored and the order can still be paid. */
export async function openSessionOf(order: OrderRecord) {
  const session = await firstSession(order);
  const stored = await keepSession(order.id, session.id);
  const isTheirs = stored?.user_id === order.user_id;
  if (stored?.status !== 'pending' || !session.url || !isTheirs) {
    await endQuietly(order, session.id);
    if (!isTheirs) throw accountGone();
    throw conflict('A newer checkout of yours has replaced this one.');
  }
  return { url: session.url, order_id: order.id, session_id: session.id };
}

/** The session's URL was never handed out, so if this fails, it expires unpaid. */
const endQuietly = (order: OrderRecord, sessionId: string): Promise<unknown> =>
  endAtGateway(order, sessionId).catch((error) => logger.warn('session left to expire', { error }));

async function endAtGateway(order: OrderRecord, sessionId: string): Promise<SessionReport> {
  const gateway = await gatewayOf(order);
  return gateway.endSession(sessionId);
}

async function firstSession(order: OrderRecord): Promise<OpenSession> {
  try {
    return await requestSession(order);
  } catch (error) {
    if (error instanceof GatewayRefused) {
      logger.error('payment session refused', { order_id: order.id, code: error.code, refusal: error.message });
      await giveUp(order.id);
    }
    throw checkoutFailed(error);
  }
}

/** Stores an order's session if the order can still be paid. */
export const keepSession = (orderId: string, sessionId: string): Promise<OrderRecord | undefined> =>
  changeOrder(orderId, (order) =>
    order.status === 'pending' && !order.session_id
      ? { order: { ...order, session_id: sessionId }, parts: [{ items: [sessionItem(sessionId, orderId)] }] }
      : undefined,
  );

/** Ends an older session to make room for a new one, and applies the result: it may have been paid. */
export async function endSessionOf(order: OrderRecord): Promise<SessionReport['state']> {
  const report = await endAtGateway(order, order.session_id ?? '').catch((error) => {
    throw checkoutFailed(error);
  });
  await fulfil(order.id, report);
  return report.state;
}
