import { LRUCache } from 'lru-cache';
import type Stripe from 'stripe';
import { seconds } from '#lib/clock.ts';
import { readEnv } from '#lib/env.ts';
import { unavailable } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';
import { GatewayRefused } from '../gateway.ts';
import type { ReadKeys, StripeKeys } from './stripe.keys.ts';

export interface StripeAccess {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
}

/** A Stripe account, by the keys that are current. */
export interface StripeAccount {
  /** A client, a new one for new keys. */
  access(options?: { readonly isRefused?: boolean }): Promise<StripeAccess>;
  /**
   * Calls Stripe, once more with new keys if the old ones are refused. A refusal becomes `GatewayRefused`; when Stripe
   * is down, slow or busy, a retry may help: 503.
   */
  call<T>(call: (stripe: Stripe) => Promise<T>): Promise<T>;
}

export function stripeAccount(readKeys: ReadKeys): StripeAccount {
  const access: StripeAccount['access'] = async ({ isRefused = false } = {}) => clientFor(await readKeys(isRefused));
  return { access, call: (call) => callStripe(access, call) };
}

/** More than are used between two deployments. */
const mostClients = 20;
const clients = new LRUCache<string, StripeAccess>({ max: mostClients });

/** This instance's client for these keys. The library is loaded by the first payment, not during the cold start. */
async function clientFor(keys: StripeKeys): Promise<StripeAccess> {
  const name = `${keys.secretKey} ${keys.webhookSecret}`;
  const client = clients.get(name) ?? (await connect(keys));
  clients.set(name, client);
  return client;
}

async function connect({ secretKey, webhookSecret }: StripeKeys): Promise<StripeAccess> {
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

type Call<T> = (stripe: Stripe) => Promise<T>;

/**
 * Stripe's client notes where each call comes from, for which Node would read the source maps of the whole function: 25 MB
 * that stay and a tenth of a second in the first call of an instance. Nobody would see it: of a fault, type and code are kept.
 */
function withoutStack<T>(begin: () => Promise<T>): Promise<T> {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return begin();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

async function callStripe<T>(access: StripeAccount['access'], act: Call<T>): Promise<T> {
  const { stripe } = await access();
  const call: Call<T> = (client) => withoutStack(() => act(client));
  try {
    return await call(stripe).catch((error: StripeFault) => againWithNewKeys(access, error, stripe, call));
  } catch (thrown) {
    throw failureOf(thrown as StripeFault);
  }
}

async function againWithNewKeys<T>(
  access: StripeAccount['access'],
  error: StripeFault,
  used: Stripe,
  call: Call<T>,
): Promise<T> {
  if (error.type !== 'StripeAuthenticationError') throw error;
  const { stripe } = await access({ isRefused: true });
  if (stripe === used) throw error;
  return call(stripe);
}

/** Our error for one of Stripe's; others stay. */
function failureOf(fault: StripeFault): Error {
  const { type, code } = fault;
  if (type === 'StripeInvalidRequestError') return new GatewayRefused(nameOf(fault), code);
  if (!type?.startsWith('Stripe')) return fault;
  logger.warn('payment gateway failed', { type, code });
  const sentence = 'The payment service is not responding. Please try again in a moment.';
  return unavailable(sentence, 5, new Error(nameOf(fault)));
}

/** No such key, or one that may not do what the shop needs. */
const refusals = new Set<string | undefined>(['StripeAuthenticationError', 'StripePermissionError']);

/**
 * Whether Stripe accepts a secret key. It lists an event, which the reconciler needs as well. Throws 503 when Stripe does
 * not respond.
 */
export async function acceptsKey(secretKey: string): Promise<boolean> {
  const { stripe } = await connect({ secretKey, webhookSecret: '' });
  try {
    await stripe.events.list({ limit: 1 });
    return true;
  } catch (thrown) {
    const fault = thrown as StripeFault;
    if (refusals.has(fault.type)) return false;
    throw failureOf(fault);
  }
}
