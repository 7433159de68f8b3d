import Stripe from 'stripe';
import { inject } from 'vitest';
import { createEbook } from '#functions/catalog/ebook/ebook-creation.service.ts';
import { newDiscount } from '#functions/commerce/testing/new-discount.ts';
import { readSecret } from '#lib/aws/secret.ts';
import type { Client } from '../client.ts';
import { eventually, signedUp, visitor } from '../cloud.ts';
import { unique } from '../unique.ts';

/** What only commerce tests need besides `cloud.ts`: their own books, codes, and the buyer at the payment page. */

/** A book that no other test uses. Price in cents. */
export async function newBook(price: number, status: 'draft' | 'published' = 'published') {
  const { id, title } = await createEbook({
    title: `Commerce Test Volume ${unique()}`,
    description: 'A book for one test.',
    content: '# One\n\nText.',
    price,
    regulatory_source: 'General',
    difficulty_level: 'Beginner',
    category: 'Topic',
    industry: '',
    tags: [],
    status,
    filesOnDemand: true,
  });
  return { id, title, price };
}
export const newBooks = (...prices: number[]) => Promise.all(prices.map((price) => newBook(price)));

/** A code that no other test uses. */
export function newCode(change: Partial<Parameters<typeof newDiscount>[0]> = {}) {
  const code = `TEST${unique().toUpperCase()}`;
  return newDiscount({ name: `Code ${code}`, type: 'percentage', value: 20, code, ...change });
}

export type Buyer = Awaited<ReturnType<typeof signedUp>>;

export const checkout = ({ client, person }: Buyer, ids: readonly string[], more: Record<string, string> = {}) =>
  client.post('/payments/checkout', undefined, {
    query: { ebook_ids: ids.join(','), user_email: person.email, ...more },
  });

/** Presses a button of the payment page: `pay`, `later`, `succeed`, `fail`, `cancel`, `refund`, `return`, `dispute`, `lose`, `win`. */
export async function press(session: string, action: string, fields = {}, base: string = inject('cloudUrl')) {
  const body = new URLSearchParams({ action, ...fields });
  const answer = await fetch(`${base}/__local/pay/${session}`, { method: 'POST', body, redirect: 'manual' });
  if (answer.status >= 400) throw new Error(`${action}: ${answer.status} ${await answer.text()}`);
  return answer.headers.get('location') ?? '';
}

export const ordersOf = async (client: Client) => (await client.get('/user/orders')).body;
export const ownedBy = async (client: Client): Promise<string[]> =>
  (await client.get('/user/library')).body.purchased_ebooks.map(({ id }: { id: string }) => id);

/** Waits until an order is in a state: webhooks arrive asynchronously. */
export const orderIs = (client: Client, id: string, status: string) =>
  eventually(async () => {
    const { body } = await client.get(`/user/orders/${id}`);
    return body.status === status && body;
  });

/** A person who has bought and paid. */
export async function bought(prices: readonly number[], base?: string) {
  const buyer = await signedUp(base);
  const books = await newBooks(...prices);
  const ids = books.map(({ id }) => id);
  const { status, body } = await checkout(buyer, ids);
  if (status !== 200) throw new Error(`checkout: ${status} ${JSON.stringify(body)}`);
  await press(body.session_id, 'pay', {}, base);
  const order = await orderIs(buyer.client, body.order_id, 'paid');
  return { ...buyer, books, ids, order, session: body.session_id as string };
}

/** The payment gateway as its own dashboard sees it. */
export function gatewayOf(apiUrl = process.env.STRIPE_API_URL ?? ''): Stripe {
  const { hostname, port } = new URL(apiUrl);
  return new Stripe('sk_test_local', { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
}

/** Waits until the shop has processed all of a session's events: then nothing more will change. */
export const heardOf = (session: string, apiUrl?: string): Promise<boolean> =>
  eventually(async () => {
    const events = await gatewayOf(apiUrl).events.list({ limit: 100 }).autoPagingToArray({ limit: 2000 });
    const told = events.filter(({ data }) => (data.object as { id?: string }).id === session);
    return told.length > 0 && told.every(({ pending_webhooks }) => pending_webhooks === 0);
  });

/** Sends an event as the gateway would, signed with its key unless told otherwise. */
export async function tell(
  event: object,
  { secret = '', age = 0, gateway = 'stripe', base = inject('cloudUrl') } = {},
) {
  const { webhookSecret = '' } = await readSecret(process.env.STRIPE_SECRET_ID ?? '');
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / 1000) - age;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: secret || webhookSecret, timestamp });
  return send(payload, { 'stripe-signature': signature }, gateway, base);
}
export const send = (raw: string, headers: Record<string, string> = {}, gateway = 'stripe', base?: string) =>
  visitor(base).post(`/payments/webhook/${gateway}`, undefined, {
    raw,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** Payment sessions made for an order or several, newest first. */
export async function sessionsOf(orders: readonly string[]): Promise<Stripe.Checkout.Session[]> {
  const all = await gatewayOf().checkout.sessions.list({ limit: 100 }).autoPagingToArray({ limit: 2000 });
  return all.filter(({ metadata }) => orders.includes(metadata?.order_id ?? ''));
}
