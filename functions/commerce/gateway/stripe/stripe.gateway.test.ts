import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentStandIn } from '#scripts/local/client.ts';
import { failure, minutes, openStripe, order, otherId } from '../../testing/stripe.ts';

vi.mock('#lib/aws/secret.ts', () => ({
  readSecret: async () => ({ secretKey: 'sk_test_unit', webhookSecret: local.webhookSecret }),
  rereadSecret: async () => ({ secretKey: 'sk_test_unit', webhookSecret: local.webhookSecret }),
}));
vi.mock('#lib/logger.ts', () => ({ logger: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } }));

let local: PaymentStandIn;
let gateway: Awaited<ReturnType<typeof openStripe>>['gateway'];
let paid: Awaited<ReturnType<typeof openStripe>>['paid'];

beforeEach(async () => {
  ({ local, gateway, paid } = await openStripe());
});
afterEach(() => local.stop());

describe('a session', () => {
  it('charges the order’s lines and tells the gateway no more than the order’s id', async () => {
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

  it('is the same one however often it is requested', async () => {
    const wanted = order();
    const all = await Promise.all([1, 2, 3].map(() => gateway.openSession(wanted)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  });

  it('accepts titles longer than Stripe’s product names', async () => {
    const opened = await gateway.openSession(order({ lines: [{ title: 'é'.repeat(400), paid: 100 }] }));
    expect(opened.amount).toBe(100);
  });

  it('cannot be opened when it would end too soon', async () => {
    const late = order({ session_until: new Date(Date.now() + 29 * minutes).toISOString() });
    expect((await failure(gateway.openSession(late))).name).toBe('GatewayRefused');
  });

  it('is reported in its current state', async () => {
    const { id } = await gateway.openSession(order());
    expect((await gateway.readSession(id)).state).toBe('open');
    await local.press(id, 'later');
    expect(await gateway.readSession(id)).toMatchObject({ state: 'waiting', payment: expect.stringMatching(/^pi_/) });
    await local.press(id, 'fail');
    expect((await gateway.readSession(id)).state).toBe('failed');
    expect((await paid({ id: otherId })).state).toBe('paid');
  });

  it('is ended once; a paid one stays paid and an unknown one is expired', async () => {
    const { id } = await gateway.openSession(order());
    expect((await gateway.endSession(id)).state).toBe('expired');
    expect((await gateway.endSession(id)).state).toBe('expired');
    const bought = await paid({ id: otherId });
    expect(await gateway.endSession(bought.id)).toMatchObject({ state: 'paid', amount: 2399 });
    expect((await gateway.endSession('cs_test_unknown')).state).toBe('expired');
  });
});

describe('a refund', () => {
  const request = (payment: string, amount: number, refundId = 'ord_1-1') => ({
    orderId: order().id,
    refundId,
    payment,
    amount,
  });

  it('is made once per id and can be found again', async () => {
    const { payment = '' } = await paid();
    const first = await gateway.refund(request(payment, 399));
    expect(await gateway.refund(request(payment, 399))).toEqual(first);
    expect(first).toMatchObject({ refund_id: 'ord_1-1', amount: 399, failed: false });
    await gateway.refund(request(payment, 1000, 'ord_1-2'));
    const all = await gateway.refundsOf(payment);
    expect(all.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([399, 1000]);
  });

  it('with another amount is a new request: less may be left by now', async () => {
    const { payment = '' } = await paid();
    await gateway.refund(request(payment, 1000));
    expect(await gateway.refund(request(payment, 399))).toMatchObject({ refund_id: 'ord_1-1', amount: 399 });
  });

  it('of more than is left is refused', async () => {
    const { payment = '' } = await paid();
    expect((await failure(gateway.refund(request(payment, 2400)))).name).toBe('GatewayRefused');
  });

  it('of a disputed payment is refused with the reason', async () => {
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

  it('whose response is lost has still opened one session', async () => {
    local.standIn.faults({ operation: 'POST /v1/checkout/sessions', status: 500, afterwards: true });
    const wanted = order();
    await failure(gateway.openSession(wanted));
    local.standIn.faults(null);
    const { id } = await gateway.openSession(wanted);
    const { data } = await local.stripe.checkout.sessions.list();
    expect(data.map((session) => session.id)).toEqual([id]);
  });
});
