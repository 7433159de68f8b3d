import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Cloud } from '#scripts/local/cloud.ts';
import { startSeeded } from '#scripts/seed/seeded.ts';
import { keepGrants } from '#scripts/test/grants/kept.ts';
import { signedInAgain } from '../accounts/accounts.ts';
import { asAdmin, control, eventually, mailsTo, signedUp, visitor } from '../cloud.ts';
import { cloudOptions } from '../cloud-options.ts';
import { passQuietly } from '../pass-quietly.ts';
import { type Buyer, checkout, heardOf, orderIs, ordersOf, ownedBy, press } from './commerce.ts';

const statusOf = ({ client }: Buyer, session: string) => client.get(`/payments/status/${session}`);

describe('when something fails', () => {
  const directory = mkdtempSync(join(tmpdir(), 'rampart-payment-'));
  let cloud: Cloud;
  let shelf: { id: string; price: number; title: string }[];

  beforeAll(async () => {
    cloud = await startSeeded({ ...cloudOptions, directory, assembly: inject('assembly'), maxInstances: 2 }, 'shop');
    const { body } = await visitor(cloud.url).get('/ebooks/public', { query: { limit: '100' } });
    shelf = body.filter(({ price }: { price: number }) => price > 0);
  });
  afterAll(async () => {
    await keepGrants(cloud);
    await cloud.close();
    rmSync(directory, { recursive: true, force: true });
  });
  afterEach(async () => {
    await control('faults', { clear: true }, cloud.url);
    await control('payments/duplicate', { copies: 1 }, cloud.url);
    await control('payments/release', {}, cloud.url);
  });

  const gatewayUrl = () => cloud.environment('test').STRIPE_API_URL;
  const does = (tool: string, input = {}) => control(tool, input, cloud.url);
  /** Rule names contain the stack's name and a hash. */
  const fire = async (rule: RegExp) => {
    const name = cloud.scheduler.names.find((each) => rule.test(each));
    if (!name) throw new Error(`No rule ${rule} among ${cloud.scheduler.names.join(', ')}`);
    await does(`fire/${name}`);
  };
  const reconcile = () => fire(/Reconcile/);
  const sweep = () => fire(/CommerceOutboxSweep/);
  const bookNumber = (index: number) => shelf[index]?.id ?? '';
  const receiptsOf = async ({ person }: Buyer) =>
    (await mailsTo(person.email, cloud.url)).filter(({ subject }) => subject.includes('receipt'));
  const paidAndHeld = async (buyer: Buyer, index: number) => {
    await does('payments/hold');
    const { body } = await checkout(buyer, [bookNumber(index)]);
    await press(body.session_id, 'pay', {}, cloud.url);
    return body;
  };

  it('the reconciler delivers what no webhook and no visit has reported', async () => {
    const buyer = await signedUp(cloud.url);
    const { order_id, session_id } = await paidAndHeld(buyer, 0);
    await does('clock', { advance_ms: 3 * 60_000 });
    await reconcile();
    expect((await buyer.client.get(`/user/orders/${order_id}`)).body.status).toBe('paid');
    expect(await ownedBy(buyer.client)).toEqual([bookNumber(0)]);
    expect(await receiptsOf(buyer)).toHaveLength(1);
    await does('payments/release');
    await heardOf(session_id, gatewayUrl());
    expect(await receiptsOf(buyer)).toHaveLength(1);
  });

  it('three copies of each webhook deliver once', async () => {
    await does('payments/duplicate', { copies: 3 });
    const buyer = await signedUp(cloud.url);
    const { body } = await checkout(buyer, [bookNumber(1)]);
    await press(body.session_id, 'pay', {}, cloud.url);
    await orderIs(buyer.client, body.order_id, 'paid');
    await heardOf(body.session_id, gatewayUrl());
    // The receipt is sent from the outbox, after the first report of the payment; a sweep finds no other left.
    await eventually(async () => (await receiptsOf(buyer)).length > 0);
    await does('clock', { advance_ms: 5 * 60_000 });
    await sweep();
    expect(await receiptsOf(buyer)).toHaveLength(1);
    expect(await ownedBy(buyer.client)).toEqual([bookNumber(1)]);
  });

  it('an older checkout that turns out to be paid is delivered instead of being bought again', async () => {
    const buyer = await signedUp(cloud.url);
    const { order_id } = await paidAndHeld(buyer, 2);
    const again = await checkout(buyer, [bookNumber(2)]);
    expect(again).toMatchObject({ status: 409 });
    expect(again.body.detail).toContain('already own');
    expect((await buyer.client.get(`/user/orders/${order_id}`)).body.status).toBe('paid');
  });

  it('a gateway that is down makes checkout fail with a message, and a retry works', async () => {
    const buyer = await signedUp(cloud.url);
    await does('faults', { service: 'stripe', error: 'down', status: 500 });
    const failed = await checkout(buyer, [bookNumber(3)]);
    expect(failed).toMatchObject({
      status: 503,
      body: { code: 'unavailable', detail: 'Checkout failed. Please try again.' },
    });
    expect(failed.headers.get('retry-after')).toBe('5');
    await does('faults', { clear: true });
    const { status, body } = await checkout(buyer, [bookNumber(3)]);
    expect(status).toBe(200);
    await press(body.session_id, 'pay', {}, cloud.url);
    await orderIs(buyer.client, body.order_id, 'paid');
    const open = (await ordersOf(buyer.client)).filter(({ status }: { status: string }) => status === 'pending');
    expect(open).toEqual([]);
  });

  it('a gateway whose response was lost has opened one session, and the retry gets that one', async () => {
    const buyer = await signedUp(cloud.url);
    const operation = 'POST /v1/checkout/sessions';
    await does('faults', { service: 'stripe', operation, error: 'lost', status: 500, when: 'after', times: 2 });
    expect((await checkout(buyer, [bookNumber(4)])).status).toBe(503);
    expect((await checkout(buyer, [bookNumber(4)])).status).toBe(200);
    expect(await ordersOf(buyer.client)).toHaveLength(1);
  });

  it('an order that died before its session was stored is ended by the reconciler', async () => {
    const buyer = await signedUp(cloud.url);
    const operation = 'POST /v1/checkout/sessions';
    await does('faults', { service: 'stripe', operation, error: 'lost', status: 500, when: 'after', times: 2 });
    expect((await checkout(buyer, [bookNumber(5)])).status).toBe(503);
    await does('clock', { advance_ms: 3 * 60_000 });
    await reconcile();
    expect((await ordersOf(buyer.client))[0].status).toBe('expired');
  });

  it('a success page whose gateway is unavailable waits, and then sees the payment', async () => {
    const buyer = await signedUp(cloud.url);
    const { session_id } = await paidAndHeld(buyer, 6);
    await does('faults', { service: 'stripe', error: 'down', status: 503 });
    expect((await statusOf(buyer, session_id)).body).toMatchObject({ payment_status: 'unpaid', status: 'open' });
    await does('faults', { clear: true });
    expect((await statusOf(buyer, session_id)).body.payment_status).toBe('paid');
  });

  it('a mail outage delays the receipt, not the books', async () => {
    const buyer = await signedUp(cloud.url);
    await does('faults', { service: 'ses', error: 'ServiceUnavailable', status: 503 });
    const { session_id } = await paidAndHeld(buyer, 7);
    expect((await statusOf(buyer, session_id)).body.payment_status).toBe('paid');
    expect(await ownedBy(buyer.client)).toEqual([bookNumber(7)]);
    expect(await receiptsOf(buyer)).toEqual([]);
    await does('faults', { clear: true });
    await does('clock', { advance_ms: 5 * 60_000 });
    await sweep();
    expect(await receiptsOf(buyer)).toHaveLength(1);
  });

  it('a table outage makes the gateway resend the webhook', async () => {
    const buyer = await signedUp(cloud.url);
    const { body } = await checkout(buyer, [bookNumber(8)]);
    const operation = 'TransactWriteItems';
    await does('faults', { service: 'dynamodb', operation, error: 'InternalServerError', status: 500, times: 4 });
    await press(body.session_id, 'pay', {}, cloud.url);
    await orderIs(buyer.client, body.order_id, 'paid');
    await eventually(async () => (await receiptsOf(buyer)).length === 1);
  });

  const soldAndAdmin = async (index: number) => {
    const buyer = await signedUp(cloud.url);
    const { body } = await checkout(buyer, [bookNumber(index)]);
    await press(body.session_id, 'pay', {}, cloud.url);
    await orderIs(buyer.client, body.order_id, 'paid');
    const admin = await asAdmin(cloud.url);
    const mails = async () =>
      (await mailsTo(buyer.person.email, cloud.url)).filter(({ subject }) => subject.includes('refund')).length;
    return {
      buyer,
      order: body.order_id,
      mails,
      refund: () => admin.post(`/admin/orders/${body.order_id}/refund`, {}),
    };
  };

  it('a refund whose response was lost is found, not sent again', async () => {
    const { buyer, refund, mails } = await soldAndAdmin(11);
    await does('faults', {
      service: 'stripe',
      operation: 'POST /v1/refunds',
      error: 'lost',
      status: 500,
      when: 'after',
    });
    const { status, body } = await refund();
    expect(status).toBe(200);
    expect(body.order).toMatchObject({ status: 'refunded', refunded: body.order.total });
    expect(await ownedBy(buyer.client)).toEqual([]);
    await eventually(async () => (await mails()) === 1);
  });

  it('a refund that the gateway cannot take now is sent by the outbox later', async () => {
    const { buyer, order, refund, mails } = await soldAndAdmin(12);
    await does('faults', { service: 'stripe', error: 'down', status: 503 });
    const failed = await refund();
    expect(failed).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(failed.headers.get('retry-after')).toBe('5');
    expect(await ownedBy(buyer.client)).toHaveLength(1);
    await does('faults', { clear: true });
    await does('clock', { advance_ms: 5 * 60_000 });
    await sweep();
    await orderIs(buyer.client, order, 'refunded');
    expect((await refund()).status).toBe(409);
    await eventually(async () => (await mails()) === 1);
  });

  it('an unpaid session expires after half an hour, and the book can be bought', async () => {
    const buyer = await signedUp(cloud.url);
    const { body } = await checkout(buyer, [bookNumber(9)]);
    await does('clock', { advance_ms: 32 * 60_000 });
    await does('payments/tick');
    const client = await signedInAgain(buyer.person, cloud.url);
    await orderIs(client, body.order_id, 'expired');
    expect((await client.get(`/payments/status/${body.session_id}`)).body.status).toBe('expired');
    expect((await checkout({ ...buyer, client }, [bookNumber(9)])).status).toBe(200);
  });

  it('the guarantee ends after thirty days', async () => {
    const buyer = await signedUp(cloud.url);
    const { body } = await checkout(buyer, [bookNumber(10)]);
    await press(body.session_id, 'pay', {}, cloud.url);
    await orderIs(buyer.client, body.order_id, 'paid');
    passQuietly(cloud, 30 * 24 * 3_600_000 + 60_000);
    const client = await signedInAgain(buyer.person, cloud.url);
    const late = await client.post(`/user/orders/${body.order_id}/refund-request`, { reason: 'Too basic for me' });
    expect(late.status).toBe(409);
    expect(late.body.detail).toMatch(/^The 30-day guarantee of this order ended on \d{4}-\d\d-\d\d\.$/);
  });
});
