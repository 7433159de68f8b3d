import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Harness, SECRET } from '#scripts/local/stripe/harness.ts';
import type { GatewayEvent, SessionOrder } from './gateway.ts';

/* The adapter against the payment stand-in, over HTTP, with the real `stripe` package. */

vi.mock('#lib/aws/secret.ts', () => ({
  readSecret: async () => ({ secretKey: 'sk_test_unit', webhookSecret: SECRET }),
}));
vi.mock('#lib/logger.ts', () => ({ logger: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } }));

const minutes = 60_000;
let local: Harness;
let gateway: typeof import('./stripe.gateway.ts')['stripeGateway'];

beforeEach(async () => {
  local = await new Harness({ clock: { now: () => Date.now() } }).start();
  process.env.STRIPE_API_URL = local.origin;
  vi.resetModules();
  ({ stripeGateway: gateway } = await import('./stripe.gateway.ts'));
});
afterEach(() => local.stop());

const order = (change: Partial<SessionOrder> = {}): SessionOrder => ({
  id: 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  email: 'reader@example.test',
  currency: 'usd',
  lines: [
    { title: 'Zero Trust', paid: 2399 },
    { title: 'Audit', paid: 0 },
  ],
  session_until: new Date(Date.now() + 31 * minutes).toISOString(),
  ...change,
});

/** Classes are loaded anew for each test, so their names are compared. */
const failure = async (call: Promise<unknown>): Promise<Error & { code?: string }> => {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error as Error,
  );
  if (!outcome) throw new Error('It was not refused');
  return outcome;
};
const paid = async () => {
  const { id } = await gateway.openSession(order());
  await local.press(id, 'pay');
  return gateway.readSession(id);
};

describe('a session', () => {
  it('asks for what the order says and tells the gateway no more than its id', async () => {
    const opened = await gateway.openSession(order());
    expect(opened).toMatchObject({ order_id: order().id, state: 'open', amount: 2399, currency: 'usd' });
    expect(opened.url).toContain(opened.id);
    const session = await local.stripe.checkout.sessions.retrieve(opened.id, { expand: ['line_items'] });
    expect(session.metadata).toEqual({ order_id: order().id });
    expect(session.customer_email).toBe('reader@example.test');
    expect(session.success_url).toBe('https://rampart.test/purchase-success?session_id={CHECKOUT_SESSION_ID}');
    expect(session.cancel_url).toBe('https://rampart.test/marketplace?openCart=true');
    expect(session.expires_at - session.created).toBeGreaterThan(30 * 60);
    expect(session.line_items?.data.map(({ amount_total, description }) => [description, amount_total])).toEqual([
      ['Zero Trust', 2399],
      ['Audit', 0],
    ]);
  });

  it('is the same one however often it is asked for', async () => {
    const wanted = order();
    const all = await Promise.all([1, 2, 3].map(() => gateway.openSession(wanted)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  });

  it('takes titles that are longer than a product’s name may be', async () => {
    const opened = await gateway.openSession(order({ lines: [{ title: 'é'.repeat(400), paid: 100 }] }));
    expect(opened.amount).toBe(100);
  });

  it('cannot be opened when its end is too near', async () => {
    const late = order({ session_until: new Date(Date.now() + 29 * minutes).toISOString() });
    expect((await failure(gateway.openSession(late))).name).toBe('GatewayRefused');
  });

  it('is reported as it stands', async () => {
    const { id } = await gateway.openSession(order());
    expect((await gateway.readSession(id)).state).toBe('open');
    await local.press(id, 'later');
    expect(await gateway.readSession(id)).toMatchObject({ state: 'waiting', payment: expect.stringMatching(/^pi_/) });
    await local.press(id, 'fail');
    expect((await gateway.readSession(id)).state).toBe('failed');
    expect((await paidAnew()).state).toBe('paid');
  });

  it('is ended, once; a paid one stays paid and an unknown one is over', async () => {
    const { id } = await gateway.openSession(order());
    expect((await gateway.endSession(id)).state).toBe('expired');
    expect((await gateway.endSession(id)).state).toBe('expired');
    const bought = await paidAnew();
    expect(await gateway.endSession(bought.id)).toMatchObject({ state: 'paid', amount: 2399 });
    expect((await gateway.endSession('cs_test_unknown')).state).toBe('expired');
  });
});

const paidAnew = async () => {
  const { id } = await gateway.openSession(order({ id: 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAW' }));
  await local.press(id, 'pay');
  return gateway.readSession(id);
};

describe('a refund', () => {
  const request = (payment: string, amount: number, refundId = 'ord_1-1') => ({
    orderId: order().id,
    refundId,
    payment,
    amount,
  });

  it('is made once for its id and found again', async () => {
    const { payment = '' } = await paid();
    const first = await gateway.refund(request(payment, 399));
    expect(await gateway.refund(request(payment, 399))).toEqual(first);
    expect(first).toMatchObject({ refund_id: 'ord_1-1', amount: 399, failed: false });
    await gateway.refund(request(payment, 1000, 'ord_1-2'));
    const all = await gateway.refundsOf(payment);
    expect(all.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([399, 1000]);
  });

  it('of more than is left is refused', async () => {
    const { payment = '' } = await paid();
    expect((await failure(gateway.refund(request(payment, 2400)))).name).toBe('GatewayRefused');
  });

  it('of a disputed payment says why', async () => {
    const session = await paid();
    await local.press(session.id, 'dispute');
    const refused = await failure(gateway.refund(request(session.payment ?? '', 100)));
    expect(refused).toMatchObject({ name: 'GatewayRefused', code: 'charge_disputed' });
  });
});

describe('the gateway', () => {
  it.each([500, 429])('that answers %d is unavailable, and a retry works', async (status) => {
    local.standIn.faults({ operation: 'POST /v1/checkout/sessions', status });
    const wanted = order();
    expect(await failure(gateway.openSession(wanted))).toMatchObject({ name: 'DomainError', code: 'unavailable' });
    local.standIn.faults(null);
    expect((await gateway.openSession(wanted)).state).toBe('open');
  });

  it('whose answer is lost has opened one session all the same', async () => {
    local.standIn.faults({ operation: 'POST /v1/checkout/sessions', status: 500, afterwards: true });
    const wanted = order();
    await failure(gateway.openSession(wanted));
    local.standIn.faults(null);
    const { id } = await gateway.openSession(wanted);
    const { data } = await local.stripe.checkout.sessions.list();
    expect(data.map((session) => session.id)).toEqual([id]);
  });
});

describe('a webhook', () => {
  const signed = (payload: string, { secret = SECRET, age = 0 } = {}) => ({
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(Date.now() / 1000) - age,
    }),
  });
  const told = (type: string) => local.shop.received.find(({ event }) => event.type === type);
  const arrived = (type: string) => vi.waitUntil(() => told(type), { timeout: 5000, interval: 10 });

  /** What the adapter makes of the stand-in's own event. */
  const read = async (type: string): Promise<GatewayEvent> => {
    const { payload, signature } = (await arrived(type)) ?? { payload: '', signature: '' };
    return gateway.readWebhook(payload, { 'stripe-signature': signature });
  };

  it('tells of sessions', async () => {
    const { id } = await gateway.openSession(order());
    await local.press(id, 'later');
    const session = { id, order_id: order().id, amount: 2399, currency: 'usd' };
    expect(await read('checkout.session.completed')).toMatchObject({
      kind: 'session',
      session: { ...session, state: 'waiting' },
    });
    await local.press(id, 'succeed');
    expect(await read('checkout.session.async_payment_succeeded')).toMatchObject({
      session: { ...session, state: 'paid' },
    });
  });

  it('tells of failed debits and ended sessions', async () => {
    const first = await gateway.openSession(order());
    await local.press(first.id, 'later');
    await local.press(first.id, 'fail');
    expect(await read('checkout.session.async_payment_failed')).toMatchObject({ session: { state: 'failed' } });
    const second = await gateway.openSession(order({ id: 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAW' }));
    await gateway.endSession(second.id);
    expect(await read('checkout.session.expired')).toMatchObject({ session: { state: 'expired', id: second.id } });
  });

  it('tells of refunds with the order they are of', async () => {
    const session = await paid();
    await local.press(session.id, 'refund', { amount: '1.00' });
    expect(await read('charge.refunded')).toMatchObject({
      kind: 'refund',
      payment: session.payment,
      charged: 2399,
      order_id: order().id,
    });
  });

  it('tells of disputes, whose order their charge knows', async () => {
    const session = await paid();
    await local.press(session.id, 'dispute');
    const open = await read('charge.dispute.created');
    expect(open).toMatchObject({ kind: 'dispute', state: 'open', amount: 2399 });
    expect(open.kind === 'dispute' && (await open.order())).toBe(order().id);
    await local.press(session.id, 'lose');
    expect(await read('charge.dispute.closed')).toMatchObject({ kind: 'dispute', state: 'lost' });
  });

  it('of no concern is let by', async () => {
    await paid();
    expect((await read('payment_intent.succeeded')).kind).toBe('other');
  });

  it('is asked for again when it was lost', async () => {
    const since = Date.now() - minutes;
    const session = await paid();
    await local.press(session.id, 'refund');
    await local.press((await paidAnew()).id, 'dispute');
    const found = [];
    for await (const event of gateway.eventsSince(since)) found.push(event.kind);
    expect(found.sort()).toEqual(['dispute', 'refund']);
  });

  it.each<[string, (payload: string) => [string, Record<string, string>]]>([
    ['unsigned', (payload) => [payload, {}]],
    ['altered by a byte', (payload) => [payload.replace('cs_test', 'cs_tesu'), signed(payload)]],
    ['signed with another key', (payload) => [payload, signed(payload, { secret: 'whsec_other' })]],
    ['older than five minutes', (payload) => [payload, signed(payload, { age: 302 })]],
    ['empty', () => ['', signed('')]],
  ])('that is %s is malformed', async (_, make) => {
    await paid();
    const { payload = '' } = (await arrived('checkout.session.completed')) ?? {};
    const [body, headers] = make(payload);
    expect(await failure(gateway.readWebhook(body, headers))).toMatchObject({ code: 'malformed' });
  });

  it.each([
    ['lost', 'lost'],
    ['won', 'won'],
    ['warning_closed', 'won'],
    ['prevented', 'won'],
    ['under_review', 'open'],
  ])('of a dispute that is %s means that it is %s', async (status, state) => {
    const dispute = { id: 'du_1', object: 'dispute', amount: 100, charge: 'ch_1', status };
    const event = { id: 'evt_1', object: 'event', type: 'charge.dispute.closed', data: { object: dispute } };
    const payload = JSON.stringify(event);
    expect(await gateway.readWebhook(payload, signed(payload))).toMatchObject({ kind: 'dispute', state });
  });

  it('of a refund that failed at the bank is one about its payment', async () => {
    const refund = { id: 're_1', object: 'refund', payment_intent: 'pi_1', metadata: { order_id: 'ord_1' } };
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'refund.failed', data: { object: refund } });
    const expected = { kind: 'refund', payment: 'pi_1', order_id: 'ord_1', charged: undefined };
    expect(await gateway.readWebhook(payload, signed(payload))).toMatchObject(expected);
  });

  it('that is just five minutes old is taken', async () => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.created', data: { object: {} } });
    expect(await gateway.readWebhook(payload, signed(payload, { age: 298 }))).toEqual({ id: 'evt_1', kind: 'other' });
  });
});
