import { notFound } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';
import { type Gateway, type GatewayEvent, gatewayNameOf } from '../gateway/gateway.ts';
import { findGateway } from '../gateway/gateways.ts';
import { findOrder } from '../order/order.repo.ts';
import { type EventKey, rememberEvent, wasSeen } from '../settlement/gateway-event.repo.ts';
import { fulfil, recordDispute, recordRefunds } from './fulfilment.service.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/** Takes an event that a gateway sent. A 2xx answer means it is dealt with and need not come again. */
export async function receiveWebhook(name: string, rawBody: string, headers: Headers): Promise<{ received: true }> {
  const gateway = await findGateway(name);
  if (!gateway) throw notFound('There is no such payment gateway');
  await handleEvent(gateway, await gateway.readWebhook(rawBody, headers));
  return { received: true };
}

/** Acts on an event once, however often and through whichever door it comes. */
export async function handleEvent(gateway: Gateway, event: GatewayEvent): Promise<void> {
  const key = { gateway: gateway.name, event_id: event.id };
  if (event.kind === 'other' || (await wasSeen(key))) return;
  await act(gateway, event, key);
  // The change and the mark were one write; this is for an event that changed nothing.
  await rememberEvent(key);
}

async function act(gateway: Gateway, event: Exclude<GatewayEvent, { kind: 'other' }>, key: EventKey): Promise<void> {
  if (event.kind === 'session') {
    const order = await fulfil(event.session.order_id, event.session, key);
    return order ? undefined : foreign(event, key);
  }
  if (event.kind === 'dispute') {
    const order = await recordDispute((await event.order()) ?? '', event, key);
    return order ? undefined : foreign(event, key);
  }
  const order = await findOrder((await event.order()) ?? '');
  // Before this gateway is asked about a payment that it does not know.
  if (!order || !event.payment || gatewayNameOf(order) !== gateway.name) return foreign(event, key);
  const refunds = await gateway.refundsOf(event.payment);
  await recordRefunds(order.id, { payment: event.payment, charged: event.charged ?? order.total, refunds }, key);
}

/**
 * The gateway's account may serve others too, and two gateways of ours may share one. Sending the event again would
 * change nothing, so it counts as dealt with.
 */
const foreign = ({ id, kind }: GatewayEvent, { gateway }: EventKey): void =>
  logger.warn('event of no order of this gateway', { gateway, event_id: id, kind });
