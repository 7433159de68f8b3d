import { notFound } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';
import { report } from '#lib/metrics.ts';
import { type Gateway, type GatewayEvent, gatewayNameOf } from '../gateway/gateway.ts';
import { findGateway } from '../gateway/gateways.ts';
import { noteWebhook } from '../gateway/record/last-webhook.ts';
import { findOrder } from '../order/order.repo.ts';
import { type EventKey, rememberEvent, wasSeen } from '../settlement/gateway-event.repo.ts';
import { fulfil, recordDispute, recordRefunds } from './fulfilment.service.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/** Receives a gateway's event. A 2xx response means it has been handled and need not be sent again. */
export async function receiveWebhook(name: string, rawBody: string, headers: Headers): Promise<{ received: true }> {
  const gateway = await findGateway(name);
  if (!gateway) throw notFound('There is no such payment gateway');
  try {
    const event = await gateway.readWebhook(rawBody, headers);
    await noteWebhook(gateway.name);
    await handleEvent(gateway, event);
  } catch (error) {
    // A wrong signature counts, too: most likely the webhook's secret is not the gateway's.
    report('webhooksFailed', 1);
    throw error;
  }
  return { received: true };
}

/** Handles an event once, however often and by whichever route it arrives. */
export async function handleEvent(gateway: Gateway, event: GatewayEvent): Promise<void> {
  const key = { gateway: gateway.name, event_id: event.id };
  if (event.kind === 'other' || (await wasSeen(key))) return;
  await act(gateway, event, key);
  // A change marks the event in its own transaction; this is for events that changed nothing.
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
  // Checked first, so this gateway is not asked about a payment it does not know.
  if (!order || !event.payment || gatewayNameOf(order) !== gateway.name) return foreign(event, key);
  const refunds = await gateway.refundsOf(event.payment);
  await recordRefunds(order.id, { payment: event.payment, charged: event.charged ?? order.total, refunds }, key);
}

/**
 * The gateway's account may be used by other systems too, or shared by two of our gateways. Sending the event again
 * would not help, so it counts as handled.
 */
const foreign = ({ id, kind }: GatewayEvent, { gateway }: EventKey): void =>
  logger.warn('event matches no order of this gateway', { gateway, event_id: id, kind });
