import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Harness, line, refusal } from '../testing/harness.ts';

describe('idempotency keys', () => {
  let local: Harness;

  beforeEach(async () => {
    local = await new Harness().start();
  });
  afterEach(() => local.stop());

  it('give the same answer to the same request', async () => {
    const first = await local.checkout({}, { idempotencyKey: 'order-1' });
    const second = await local.checkout({}, { idempotencyKey: 'order-1' });
    expect(second).toEqual(first);
    expect(second.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
      'idempotency-key': 'order-1',
    });
    expect((await local.stripe.checkout.sessions.list()).data).toHaveLength(1);
  });

  it('do the work once for concurrent requests', async () => {
    const calls = Array.from({ length: 20 }, () => local.checkout({}, { idempotencyKey: 'order-1' }));
    expect(new Set((await Promise.all(calls)).map(({ id }) => id)).size).toBe(1);
  });

  it('repeat the stored answer: a retry still returns the open session', async () => {
    const first = await local.checkout({}, { idempotencyKey: 'order-1' });
    await local.press(first.id, 'pay');
    expect(await local.checkout({}, { idempotencyKey: 'order-1' })).toMatchObject({ id: first.id, status: 'open' });
  });

  it('refuse other parameters and other endpoints', async () => {
    await local.checkout({}, { idempotencyKey: 'order-1' });
    const other = await refusal(local.checkout({ line_items: [line('Other', 900)] }, { idempotencyKey: 'order-1' }));
    expect(other).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
    expect(other.message).toContain("Try using a key other than 'order-1'");
    const elsewhere = await refusal(local.stripe.refunds.create({ charge: 'ch_1' }, { idempotencyKey: 'order-1' }));
    expect(elsewhere.rawType).toBe('idempotency_error');
    expect(elsewhere.message).toContain("the same endpoint they were first used with ('POST /v1/checkout/sessions')");
  });

  it('remember a refusal by the endpoint', async () => {
    const { payment_intent } = await local.paid();
    const order = { payment_intent: String(payment_intent) };
    await local.stripe.refunds.create(order);
    const first = await refusal(local.stripe.refunds.create(order, { idempotencyKey: 'again' }));
    const second = await refusal(local.stripe.refunds.create(order, { idempotencyKey: 'again' }));
    expect(second.code).toBe('charge_already_refunded');
    expect(second.headers).toMatchObject({ 'original-request': first.requestId });
  });

  it('do not remember a refusal of the parameters', async () => {
    await refusal(local.checkout({ customer_email: 'reader' }, { idempotencyKey: 'order-1' }));
    expect(await local.checkout({}, { idempotencyKey: 'order-1' })).toMatchObject({ status: 'open' });
  });

  it('can be reused after a day', async () => {
    const first = await local.checkout({}, { idempotencyKey: 'order-1' });
    local.advance(25 * 3600_000);
    expect((await local.checkout({}, { idempotencyKey: 'order-1' })).id).not.toBe(first.id);
  });

  it('survive a restart', async () => {
    const first = await local.checkout({}, { idempotencyKey: 'order-1' });
    await local.restart();
    expect((await local.checkout({}, { idempotencyKey: 'order-1' })).id).toBe(first.id);
  });

  it('are included in the events that the request caused', async () => {
    const { payment_intent } = await local.paid();
    await local.stripe.refunds.create({ payment_intent: String(payment_intent) }, { idempotencyKey: 'refund-1' });
    const { data } = await local.stripe.events.list({ type: 'charge.refunded' });
    expect(data[0]?.request).toEqual({ id: expect.stringMatching(/^req_/), idempotency_key: 'refund-1' });
  });
});
