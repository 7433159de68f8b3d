/** For tests: the stand-in behind a real HTTP server, the real `stripe` package, and a shop that receives webhooks. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { openStripe, type StripeOptions, type StripeStandIn } from '../stripe.ts';
import { bodyOf, listen, originOf, write } from './http.ts';

export const testSecret = 'whsec_test_secret';
const startTime = Date.UTC(2026, 2, 1, 12);

export interface Received {
  readonly event: Stripe.Event;
  readonly payload: string;
  readonly signature: string;
}

class Shop {
  readonly received: Received[] = [];
  /** The answer to the next webhooks; tests replace it. */
  answer: (event: Stripe.Event) => number | Promise<number> = () => 200;

  types(): string[] {
    return this.received.map(({ event }) => event.type);
  }

  async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const payload = (await bodyOf(request)).toString('utf8');
    const event = JSON.parse(payload) as Stripe.Event;
    this.received.push({ event, payload, signature: String(request.headers['stripe-signature']) });
    response.writeHead(await this.answer(event)).end();
  }
}

export class Harness {
  readonly directory = mkdtempSync(join(tmpdir(), 'stripe-'));
  readonly shop = new Shop();
  readonly webhookSecret = testSecret;
  readonly clock = { offset: startTime - Date.now(), now: () => Date.now() + this.clock.offset };
  readonly #options: Partial<StripeOptions>;
  #server: Server | undefined;
  #shopServer: Server | undefined;
  #standIn: StripeStandIn | undefined;

  constructor(options: Partial<StripeOptions> = {}) {
    this.#options = options;
  }

  get standIn(): StripeStandIn {
    if (!this.#standIn) throw new Error('not started');
    return this.#standIn;
  }

  get origin(): string {
    return originOf(this.#server);
  }

  get stripe(): Stripe {
    return this.client();
  }

  client(config: { timeout?: number; maxNetworkRetries?: number; key?: string } = {}): Stripe {
    const { key = 'sk_test_local', ...rest } = config;
    const port = Number(new URL(this.origin).port);
    return new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, ...rest });
  }

  async start(): Promise<this> {
    this.#server = await listen((request, response) => this.#serve(request, response));
    this.#shopServer = await listen((request, response) => this.shop.take(request, response));
    await this.open();
    return this;
  }

  async open(): Promise<void> {
    const url = () => `${originOf(this.#shopServer)}/webhook`;
    this.#standIn = await openStripe({
      directory: this.directory,
      clock: this.clock,
      webhook: { url, secret: testSecret },
      publicOrigin: () => this.origin,
      ...this.#options,
    });
  }

  async restart(): Promise<void> {
    await this.standIn.close();
    await this.open();
  }

  async stop(): Promise<void> {
    await this.#standIn?.close();
    for (const server of [this.#server, this.#shopServer]) {
      server?.closeAllConnections();
      await new Promise((done) => server?.close(done) ?? done(undefined));
    }
    rmSync(this.directory, { recursive: true, force: true });
  }

  advance(ms: number): void {
    this.clock.offset += ms;
  }

  /** A session for two books, 24.00 and 12.50 dollars. */
  checkout(change: Partial<Stripe.Checkout.SessionCreateParams> = {}, options?: Stripe.RequestOptions) {
    return this.stripe.checkout.sessions.create({ ...order(), ...change }, options);
  }

  async paid(): Promise<Stripe.Checkout.Session> {
    const { id } = await this.checkout();
    await this.press(id, 'pay');
    return this.stripe.checkout.sessions.retrieve(id);
  }

  /** Presses a button of the pay page, without following the redirect. */
  press(session: string, action: string, fields: Record<string, string> = {}): Promise<Response> {
    const body = new URLSearchParams({ action, ...fields });
    return fetch(`${this.origin}/__local/pay/${session}`, { method: 'POST', body, redirect: 'manual' });
  }

  async pageText(session: string, query = ''): Promise<string> {
    return (await fetch(`${this.origin}/__local/pay/${session}${query}`)).text();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const body = await bodyOf(request);
    const { pathname: path, searchParams: query } = new URL(url, 'http://local');
    const answer = path.startsWith('/__local')
      ? await this.standIn.page({ method, path, query, body: body.toString('utf8') })
      : await this.standIn.api({ method, url, headers, body });
    write(response, answer);
  }
}

export function order(): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [line('Zero Trust in Practice', 2400), line('Audit & Evidence <vol. 2>', 1250)],
    success_url: 'https://shop.test/success?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://shop.test/cart',
    customer_email: 'reader@example.test',
    client_reference_id: 'order-1',
    metadata: { order: 'order-1' },
    payment_intent_data: { metadata: { order: 'order-1' } },
  };
}

export function line(name: string, unit_amount: number, quantity = 1): Stripe.Checkout.SessionCreateParams.LineItem {
  return { price_data: { currency: 'usd', unit_amount, product_data: { name } }, quantity };
}

/** The error with which a call was refused; fails if it was not. */
export async function refusal(call: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  const failure: unknown = await call.then(
    () => new Error('was not refused'),
    (error: unknown) => error,
  );
  if (failure instanceof Stripe.errors.StripeError) return failure;
  throw failure;
}
