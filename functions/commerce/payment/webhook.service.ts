import { notFound } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';
import { fulfil, recordDispute, recordRefunds } from '../order/fulfilment.service.ts';
import { findOrder } from '../order/order.repo.ts';
import type { Gateway, GatewayEvent } from './gateway.ts';
import { findGateway } from './gateways.ts';
import { type EventKey, rememberEvent, wasSeen } from './webhook.repo.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/** Takes an event that a gateway sent. A 2xx answer means it is dealt with and need not come again. */
export async function receiveWebhook(name: string, rawBody: string, headers: Headers): Promise<{ received: true }> {
  const gateway = findGateway(name);
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
    return order ? undefined : foreign(event);
  }
  if (event.kind === 'dispute') {
    const order = await recordDispute((await event.order()) ?? '', event, key);
    return order ? undefined : foreign(event);
  }
  const order = await findOrder((await event.order()) ?? '');
  if (!order || !event.payment) return foreign(event);
  const refunds = await gateway.refundsOf(event.payment);
  await recordRefunds(order.id, { payment: event.payment, charged: event.charged ?? order.total, refunds }, key);
}

/** The gateway's account may serve others too. */
const foreign = ({ id, kind }: GatewayEvent): void => logger.warn('event of no order of ours', { event_id: id, kind });
