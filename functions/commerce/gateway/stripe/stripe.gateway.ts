import type Stripe from 'stripe';
import { now } from '#lib/clock.ts';
import { readEnv } from '#lib/env.ts';
import { DomainError } from '#lib/errors.ts';
import { cut } from '#shared/kernel/text.ts';
import { href } from '#shared/pages/href.ts';
import {
  type Gateway,
  type GatewayRefund,
  GatewayRefused,
  type OpenSession,
  type RefundOrder,
  type SessionOrder,
} from '../gateway.ts';
import { type StripeAccess, type StripeAccount, stripeAccount } from './stripe.client.ts';
import { requireForm } from './stripe.event-shape.ts';
import { readSession, reconciledEventTypes, toEvent, toRefund, toSession } from './stripe.events.ts';
import type { ReadKeys } from './stripe.keys.ts';

/** How late a webhook may arrive, in seconds; older ones may be replays. */
const tolerance = 300;
/** Stripe's longest product name. */
const longestTitle = 250;

/** Derived from the order alone: Stripe refuses a repeated request whose parameters differ from the first. */
function sessionOf(order: SessionOrder): Stripe.Checkout.SessionCreateParams {
  const { siteUrl } = readEnv('siteUrl');
  const metadata = { order_id: order.id };
  return {
    mode: 'payment',
    customer_email: order.email,
    line_items: order.lines.map(({ title, paid }) => ({
      quantity: 1,
      price_data: {
        currency: order.currency,
        unit_amount: paid,
        product_data: { name: cut(title, longestTitle - 1) },
      },
    })),
    success_url: `${siteUrl}${href('purchaseSuccess')}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: siteUrl + href('marketplace', { openCart: 'true' }),
    expires_at: Math.floor(Date.parse(order.session_until) / 1000),
    metadata,
    // Copied to the charge, to identify the order of a refund or a dispute.
    payment_intent_data: { metadata },
  };
}

async function openSession({ call }: StripeAccount, order: SessionOrder): Promise<OpenSession> {
  const options = { idempotencyKey: order.id };
  const session = await call((stripe) => stripe.checkout.sessions.create(sessionOf(order), options));
  // A repeated request gets the first response, whatever the session's state is now; only its URL matters.
  return { ...toSession(session), url: session.url };
}

/** Only an open session can be ended; otherwise its current state is read. */
async function endSession(account: StripeAccount, id: string) {
  try {
    return toSession(await account.call((stripe) => stripe.checkout.sessions.expire(id)));
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    return readSession(account, id);
  }
}

async function refund(
  { call }: StripeAccount,
  { orderId, refundId, payment, amount }: RefundOrder,
): Promise<GatewayRefund> {
  const params = { payment_intent: payment, amount, metadata: { order_id: orderId, refund_id: refundId } };
  // A retry with a smaller amount, because less is left by now, needs a new key: Stripe would refuse the same one.
  const idempotencyKey = `${refundId}-${amount}`;
  return toRefund(await call((stripe) => stripe.refunds.create(params, { idempotencyKey })));
}

async function refundsOf({ call }: StripeAccount, payment: string): Promise<GatewayRefund[]> {
  const list = (stripe: Stripe) =>
    stripe.refunds.list({ payment_intent: payment, limit: 100 }).autoPagingToArray({ limit: 1000 });
  return (await call(list)).map(toRefund);
}

async function readWebhook(
  account: StripeAccount,
  rawBody: string,
  headers: Readonly<Record<string, string | undefined>>,
) {
  return toEvent(account, requireForm(await verified(account, rawBody, headers['stripe-signature'] ?? '')));
}

/** A signature that does not match may have been made with a newer secret. */
async function verified(account: StripeAccount, rawBody: string, signature: string): Promise<Stripe.Event> {
  const check = async ({ stripe, webhookSecret }: StripeAccess) => {
    // Anybody could sign with none.
    if (!webhookSecret) throw new Error('There is no webhook secret');
    return stripe.webhooks.constructEventAsync(rawBody, signature, webhookSecret, tolerance, undefined, now());
  };
  const access = await account.access();
  try {
    return await check(access);
  } catch (cause) {
    const newer = await account.access({ isRefused: true });
    if (newer !== access) return check(newer).catch(refuseSignature);
    return refuseSignature(cause);
  }
}

function refuseSignature(cause: unknown): never {
  throw new DomainError('malformed', 'The signature of this event is not valid', { cause });
}

async function* eventsSince(account: StripeAccount, time: number) {
  const created = { gte: Math.floor(time / 1000) };
  const { stripe } = await account.access();
  for await (const event of stripe.events.list({ created, types: [...reconciledEventTypes], limit: 100 })) {
    const told = toEvent(account, event);
    if (told.kind !== 'other') yield told;
  }
}

/** A gateway of the Stripe account that these keys are for. */
export function stripeGateway(name: string, readKeys: ReadKeys): Gateway {
  const account = stripeAccount(readKeys);
  return {
    name,
    // Stripe's limits for US dollars.
    least: 50,
    most: 99_999_999,
    openSession: (order) => openSession(account, order),
    readSession: (id) => readSession(account, id),
    endSession: (id) => endSession(account, id),
    refund: (request) => refund(account, request),
    refundsOf: (payment) => refundsOf(account, payment),
    readWebhook: (rawBody, headers) => readWebhook(account, rawBody, headers),
    eventsSince: (time) => eventsSince(account, time),
  };
}
