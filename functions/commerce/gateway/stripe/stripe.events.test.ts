import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentStandIn } from '#scripts/local/client.ts';
import { failure, minutes, openStripe, order, otherId } from '../../testing/stripe.ts';
import type { GatewayEvent } from '../gateway.ts';

/** The cached webhook secret where it is older than the stored one. */
let older: string | undefined;
const secretOf = (webhookSecret: string) => ({ secretKey: 'sk_test_unit', webhookSecret });
vi.mock('#lib/aws/secret.ts', () => ({
  readSecret: async () => secretOf(older ?? local.webhookSecret),
  rereadSecret: async () => secretOf(local.webhookSecret),
}));
vi.mock('#lib/logger.ts', () => ({ logger: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } }));

let local: PaymentStandIn;
let gateway: Awaited<ReturnType<typeof openStripe>>['gateway'];
let paid: Awaited<ReturnType<typeof openStripe>>['paid'];

beforeEach(async () => {
  ({ local, gateway, paid } = await openStripe());
});
afterEach(() => {
  older = undefined;
  return local.stop();
});

describe('a webhook', () => {
  const signed = (payload: string, { secret = local.webhookSecret, age = 0 } = {}) => ({
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(Date.now() / 1000) - age,
    }),
  });
  const told = (type: string) => local.shop.received.find(({ event }) => event.type === type);
  const arrived = (type: string) => vi.waitUntil(() => told(type), { timeout: 5000, interval: 10 });

  /** The stand-in's event, as read by the adapter. */
  const read = async (type: string): Promise<GatewayEvent> => {
    const { payload, signature } = (await arrived(type)) ?? { payload: '', signature: '' };
    return gateway.readWebhook(payload, { 'stripe-signature': signature });
  };

  it('reports sessions', async () => {
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

  it('reports failed debits and ended sessions', async () => {
    const first = await gateway.openSession(order());
    await local.press(first.id, 'later');
    await local.press(first.id, 'fail');
    expect(await read('checkout.session.async_payment_failed')).toMatchObject({ session: { state: 'failed' } });
    const second = await gateway.openSession(order({ id: otherId }));
    await gateway.endSession(second.id);
    expect(await read('checkout.session.expired')).toMatchObject({ session: { state: 'expired', id: second.id } });
  });

  it('reports refunds with their order', async () => {
    const session = await paid();
    await local.press(session.id, 'refund', { amount: '1.00' });
    const refunded = await read('charge.refunded');
    expect(refunded).toMatchObject({ kind: 'refund', payment: session.payment, charged: 2399 });
    expect(refunded.kind === 'refund' && (await refunded.order())).toBe(order().id);
  });

  it('reports failed refunds, with the order from the charge when they were made outside', async () => {
    const session = await paid();
    await local.press(session.id, 'refund');
    await local.press(session.id, 'return');
    const failed = await read('refund.failed');
    expect(failed).toMatchObject({ kind: 'refund', payment: session.payment });
    expect(failed.kind === 'refund' && (await failed.order())).toBe(order().id);
  });

  it('reports disputes, with the order from the charge', async () => {
    const session = await paid();
    await local.press(session.id, 'dispute');
    const open = await read('charge.dispute.created');
    expect(open).toMatchObject({ kind: 'dispute', state: 'open', amount: 2399, payment: session.payment });
    expect(open.kind === 'dispute' && (await open.order())).toBe(order().id);
    await local.press(session.id, 'lose');
    expect(await read('charge.dispute.closed')).toMatchObject({ kind: 'dispute', state: 'lost' });
  });

  it('of another type is ignored', async () => {
    await paid();
    expect((await read('payment_intent.succeeded')).kind).toBe('other');
  });

  it('can be fetched again when it was lost', async () => {
    const since = Date.now() - minutes;
    const session = await paid();
    await local.press(session.id, 'refund');
    await local.press((await paid({ id: otherId })).id, 'dispute');
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

  const sessionObject = {
    ...{ id: 'cs_1', status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' },
    ...{ amount_total: 2399, currency: 'usd', metadata: { order_id: 'ord_1' } },
  };
  const completed = { id: 'evt_1', type: 'checkout.session.completed', data: { object: sessionObject } };
  const refunded = { id: 'evt_1', type: 'charge.refunded', data: { object: { amount: 1, payment_intent: 'pi_1' } } };

  it.each([
    ['null', null],
    ['a list', []],
    ['without an id', { ...completed, id: undefined }],
    ['without a type', { ...completed, type: undefined }],
    ['without data', { ...completed, data: undefined }],
    ['without an object', { ...completed, data: {} }],
    ['of a session without an id', { ...completed, data: { object: { ...sessionObject, id: undefined } } }],
    [
      'of a session with an amount in words',
      { ...completed, data: { object: { ...sessionObject, amount_total: '2' } } },
    ],
    ['of a charge without metadata', refunded],
    ['of a dispute without an amount', { ...refunded, type: 'charge.dispute.closed' }],
    ['of a refund without an id', { ...refunded, type: 'refund.failed' }],
  ])('that is signed but %s is malformed', async (_, event) => {
    const payload = JSON.stringify(event);
    expect(await failure(gateway.readWebhook(payload, signed(payload)))).toMatchObject({ code: 'malformed' });
    const sound = JSON.stringify(completed);
    expect(await gateway.readWebhook(sound, signed(sound))).toMatchObject({ kind: 'session' });
  });

  it('that is signed with a newer secret than the cached one is read', async () => {
    older = 'whsec_older';
    await paid();
    const { payload = '' } = (await arrived('checkout.session.completed')) ?? {};
    expect(await gateway.readWebhook(payload, signed(payload))).toMatchObject({ kind: 'session' });
    const forged = gateway.readWebhook(payload, signed(payload, { secret: 'whsec_other' }));
    expect(await failure(forged)).toMatchObject({ code: 'malformed' });
  });

  it.each([
    ['lost', 'lost'],
    ['won', 'won'],
    ['warning_closed', 'won'],
    ['prevented', 'won'],
    ['under_review', 'open'],
  ])('for a dispute with status %s reports it as %s', async (status, state) => {
    const dispute = { id: 'du_1', object: 'dispute', amount: 100, charge: 'ch_1', status };
    const event = { id: 'evt_1', object: 'event', type: 'charge.dispute.closed', data: { object: dispute } };
    const payload = JSON.stringify(event);
    expect(await gateway.readWebhook(payload, signed(payload))).toMatchObject({ kind: 'dispute', state });
  });

  it('reports a refund that failed at the bank, with its payment', async () => {
    const refund = { id: 're_1', object: 'refund', payment_intent: 'pi_1', metadata: { order_id: 'ord_1' } };
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'refund.failed', data: { object: refund } });
    const failed = await gateway.readWebhook(payload, signed(payload));
    expect(failed).toMatchObject({ kind: 'refund', payment: 'pi_1', charged: undefined });
    expect(failed.kind === 'refund' && (await failed.order())).toBe('ord_1');
  });

  it.each([
    ['canceled', 'refund'],
    ['failed', 'refund'],
    ['succeeded', 'other'],
    ['pending', 'other'],
  ])('for a refund with status %s is of kind %s', async (status, kind) => {
    const refund = { id: 're_1', object: 'refund', status, payment_intent: 'pi_1', metadata: { order_id: 'ord_1' } };
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'refund.updated', data: { object: refund } });
    expect((await gateway.readWebhook(payload, signed(payload))).kind).toBe(kind);
  });

  it('that is just under five minutes old is accepted', async () => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.created', data: { object: {} } });
    expect(await gateway.readWebhook(payload, signed(payload, { age: 298 }))).toEqual({ id: 'evt_1', kind: 'other' });
  });
});
