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

interface Keys {
  readonly secretKey: string;
  readonly webhookSecret: string;
}
let last: { readonly keys: Keys; readonly access: StripeAccess } | undefined;

/** The operator's keys. With `isRefused`, the cached ones were refused and may have been replaced. */
async function readKeys(isRefused: boolean): Promise<Keys> {
  const { readSecret, rereadSecret } = await import('#lib/aws/secret.ts');
  const read = isRefused ? rereadSecret : readSecret;
  const { secretKey, webhookSecret } = await read(readEnv('stripeSecret').stripeSecret);
  if (!secretKey || !webhookSecret) throw unavailable('Payments are not set up yet.', 60);
  return { secretKey, webhookSecret };
}

/**
 * This instance's client, a new one for new keys. The library and keys are loaded by the first payment, not during the
 * cold start.
 */
export async function stripeAccess({ isRefused = false } = {}): Promise<StripeAccess> {
  const keys = await readKeys(isRefused);
  if (!last || last.keys.secretKey !== keys.secretKey || last.keys.webhookSecret !== keys.webhookSecret)
    last = { keys, access: await connect(keys) };
  return last.access;
}

async function connect({ secretKey, webhookSecret }: Keys): Promise<StripeAccess> {
  const { stripeApiUrl } = readEnv('stripeApiUrl');
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

/**
 * Calls Stripe, once more with new keys if the old ones are refused. A refusal becomes `GatewayRefused`; when Stripe is
 * down, slow or busy, a retry may help: 503.
 */
export async function callStripe<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
  const { stripe } = await stripeAccess();
  try {
    return await call(stripe).catch((error: StripeFault) => againWithNewKeys(error, stripe, call));
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

async function againWithNewKeys<T>(error: StripeFault, used: Stripe, call: (stripe: Stripe) => Promise<T>): Promise<T> {
  if (error.type !== 'StripeAuthenticationError') throw error;
  const { stripe } = await stripeAccess({ isRefused: true });
  if (stripe === used) throw error;
  return call(stripe);
}
