import { days, hours, minutes, now } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { report } from '#lib/metrics.ts';
import { type Gateway, GatewayRefused } from '../gateway/gateway.ts';
import { allGateways, gatewayOf } from '../gateway/gateways.ts';
import { type OrderRecord, pendingOrders } from '../order/order.repo.ts';
import { fulfil, giveUp } from './fulfilment.service.ts';
import { keepSession, requestSession } from './payment-session.ts';
import { handleEvent } from './webhook.service.ts';

/** Younger orders may still be in progress in the process that created them. */
const leaveAlone = minutes(2);
/** A checkout is over after half an hour; an order that is still open hours later cannot be settled. */
const stuckAfter = hours(6);
/**
 * How far back events are requested: a gateway repeats a webhook for three days, and an outage of some days, of ours or
 * of the gateway, must lose nothing. Few events are refunds or disputes, and those seen before cost one read.
 */
const lookBack = days(7);

/** Batch size for orders and events. */
const portion = 10;
/** The share of the time for open orders; the rest is kept for events. */
const shareOfOrders = 0.75;

/** Checks with the gateways everything that a lost webhook or a killed process may have left open. */
export async function reconcile(deadline: number): Promise<void> {
  const start = performance.now();
  report('ordersStuck', await countStuck());
  await inPortions(waitingLast(fromBothEnds()), start + deadline * shareOfOrders, settleOpen);
  for (const gateway of await allGateways())
    await separately(`events of ${gateway.name}`, () => catchUp(gateway, start + deadline));
}

/** Open orders that earlier runs could not settle; those that wait for a bank are not among them. */
async function countStuck(): Promise<number> {
  let stuck = 0;
  for await (const { created_at, waiting } of pendingOrders()) {
    // The rest are even younger.
    if (now() - Date.parse(created_at) <= stuckAfter) break;
    if (!waiting) stuck += 1;
  }
  return stuck;
}

const isYoung = ({ created_at }: OrderRecord): boolean => now() - Date.parse(created_at) <= leaveAlone;

/** The open orders without the young ones, newest first. */
async function* newestFirst(): AsyncGenerator<OrderRecord> {
  for await (const order of pendingOrders('desc')) if (!isYoung(order)) yield order;
}

/**
 * The oldest and the newest in turn, each once: when there are more than a run has time for, neither those that nobody
 * could settle nor those of the last minutes wait for all the others.
 */
async function* fromBothEnds(): AsyncGenerator<OrderRecord> {
  const ends = [pendingOrders('asc'), newestFirst()];
  const seen = new Set<string>();
  for (let turn = 0; ; turn++) {
    const next = await ends[turn % 2]?.next();
    // Where the ends meet, or at the young ones, there are no others left.
    if (!next || next.done || seen.has(next.value.id) || isYoung(next.value)) return;
    seen.add(next.value.id);
    yield next.value;
  }
}

/** Bank debits take days and then send a webhook, so they go last and do not delay the others. */
async function* waitingLast(orders: AsyncIterable<OrderRecord>): AsyncGenerator<OrderRecord> {
  const waiting: OrderRecord[] = [];
  for await (const order of orders) {
    if (order.waiting) waiting.push(order);
    else yield order;
  }
  yield* waiting;
}

/** Always does at least one batch, even past `end`, so neither orders nor events are starved. */
async function inPortions<T extends { readonly id: string }>(
  all: AsyncIterable<T>,
  end: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const workOff = (some: readonly T[]) => Promise.all(some.map((one) => separately(one.id, () => work(one))));
  let some: T[] = [];
  for await (const one of all) {
    some.push(one);
    if (some.length < portion) continue;
    await workOff(some);
    if (performance.now() > end) return;
    some = [];
  }
  await workOff(some);
}

/** Keeps a failure of one order or event from stopping the others. */
async function separately(about: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logger.error('not reconciled', { about, error: error as Error });
  }
}

async function settleOpen(order: OrderRecord): Promise<void> {
  if (!order.session_id) return settleWithoutSession(order);
  const gateway = await gatewayOf(order);
  await fulfil(order.id, await gateway.readSession(order.session_id));
}

/**
 * The process that placed this order died before it stored the session. If the gateway has one, its URL was never
 * handed out, so it is ended; otherwise it is too late to open one, and the order ends.
 */
async function settleWithoutSession(order: OrderRecord): Promise<void> {
  try {
    const { id } = await requestSession(order);
    await keepSession(order.id, id);
    const gateway = await gatewayOf(order);
    await fulfil(order.id, await gateway.endSession(id));
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    await giveUp(order.id);
  }
}

/** Handles refunds and disputes of settled orders whose webhooks were lost, newest first. */
async function catchUp(gateway: Gateway, end: number): Promise<void> {
  await inPortions(gateway.eventsSince(now() - lookBack), end, (event) => handleEvent(gateway, event));
}
