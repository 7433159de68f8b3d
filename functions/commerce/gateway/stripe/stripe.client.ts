import type Stripe from 'stripe';
import { seconds } from '#lib/clock.ts';
import { readEnv } from '#lib/env.ts';
import { unavailable } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';
import { GatewayRefused } from '../gateway.ts';

export interface StripeAccess {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
}

let access: Promise<StripeAccess> | undefined;

/** This instance's client. The library and key are loaded by the first payment, not during the cold start. */
export function stripeAccess(): Promise<StripeAccess> {
  access ??= connect();
  access.catch(() => {
    access = undefined;
  });
  return access;
}

async function connect(): Promise<StripeAccess> {
  const { stripeSecret, stripeApiUrl } = readEnv('stripeSecret', 'stripeApiUrl');
  const { readSecret } = await import('#lib/aws/secret.ts');
  const { secretKey, webhookSecret } = await readSecret(stripeSecret);
  if (!secretKey || !webhookSecret) throw unavailable('Payments are not set up yet.', 60);
  const { default: StripeClient } = await import('stripe');
  const { protocol, hostname, port } = new URL(stripeApiUrl);
  const stripe = new StripeClient(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    // Two calls with one retry each fit within the function's timeout.
    timeout: seconds(6),
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return { stripe, webhookSecret };
}

interface StripeFault extends Error {
  readonly type?: string;
  readonly code?: string;
}

/** Stripe's messages may repeat a buyer's input, and errors are logged, so only the type and code are passed on. */
const nameOf = ({ type, code }: StripeFault): string => `${type}${code ? ` (${code})` : ''}`;

/** Calls Stripe. A refusal becomes `GatewayRefused`; when Stripe is down, slow or busy, a retry may help: 503. */
export async function callStripe<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
  const { stripe } = await stripeAccess();
  try {
    return await call(stripe);
  } catch (thrown) {
    const fault = thrown as StripeFault;
    const { type, code } = fault;
    if (type === 'StripeInvalidRequestError') throw new GatewayRefused(nameOf(fault), code);
    if (!type?.startsWith('Stripe')) throw thrown;
    logger.warn('payment gateway failed', { type, code });
    const sentence = 'The payment service is not responding. Please try again in a moment.';
    throw unavailable(sentence, 5, new Error(nameOf(fault)));
  }
}
