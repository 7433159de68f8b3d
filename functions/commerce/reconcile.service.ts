import { hours, minutes, now } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { keepSession, requestSession } from './checkout-session.ts';
import { fulfil, giveUp } from './fulfilment.service.ts';
import { GatewayRefused } from './gateway.ts';
import { activeGateway } from './gateways.ts';
import { type OrderRecord, pendingOrders } from './order.repo.ts';
import { handleEvent } from './webhook.service.ts';

/** Younger orders are still in the hands of the process that makes them. */
const leaveAlone = minutes(2);
/** How far back events are asked for: many runs of this, so that a few missed ones lose nothing. */
const lookBack = hours(24);

/** Orders asked about at a time. */
const portion = 10;

/** Asks the gateway about everything that a lost webhook or a killed process may have left open. */
export async function reconcile(deadline: number): Promise<void> {
  const end = performance.now() + deadline;
  await separately('events', catchUp);
  let some: OrderRecord[] = [];
  for await (const order of pendingOrders()) {
    // Oldest first: what follows is younger still.
    if (now() - Date.parse(order.created_at) <= leaveAlone || performance.now() > end) break;
    some.push(order);
    if (some.length < portion) continue;
    await settleAll(some);
    some = [];
  }
  await settleAll(some);
}

async function settleAll(orders: readonly OrderRecord[]): Promise<void> {
  await Promise.all(orders.map((order) => separately(order.id, () => settleOpen(order))));
}

/** One order's trouble does not keep the others from being settled. */
async function separately(about: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logger.error('not reconciled', { about, error: error as Error });
  }
}

async function settleOpen(order: OrderRecord): Promise<void> {
  if (order.session_id) await fulfil(order.id, await activeGateway().readSession(order.session_id));
  else await settleWithoutSession(order);
}

/**
 * The process that made this order died before it wrote down the session. The gateway knows whether there is one:
 * then nobody was told its address, and it is ended; otherwise it is too late to open one, and the order ends.
 */
async function settleWithoutSession(order: OrderRecord): Promise<void> {
  try {
    const { id } = await requestSession(order);
    await keepSession(order.id, id);
    await fulfil(order.id, await activeGateway().endSession(id));
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    await giveUp(order.id);
  }
}

/** Refunds and disputes of settled orders whose webhooks never came. */
async function catchUp(): Promise<void> {
  const gateway = activeGateway();
  for await (const event of gateway.eventsSince(now() - lookBack)) await handleEvent(gateway, event);
}
