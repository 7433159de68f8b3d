import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Harness, line, order, refusal } from '../testing/harness.ts';

const hour = 3600;

describe('checkout sessions', () => {
  let local: Harness;
  const seconds = () => Math.floor(local.clock.now() / 1000);

  beforeEach(async () => {
    local = await new Harness().start();
  });
  afterEach(() => local.stop());

  it('has the format of a new session at Stripe', async () => {
    const session = await local.checkout({ expires_at: seconds() + 31 * 60 });
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      mode: 'payment',
      amount_subtotal: 3650,
      amount_total: 3650,
      currency: 'usd',
      customer_email: 'reader@example.test',
      client_reference_id: 'order-1',
      metadata: { order: 'order-1' },
      payment_intent: null,
      livemode: false,
      success_url: order().success_url,
      cancel_url: order().cancel_url,
    });
    expect(session.id).toMatch(/^cs_test_\w{58}$/);
    expect(session.url).toBe(`${local.origin}/__local/pay/${session.id}`);
    expect(Math.abs(session.created - seconds())).toBeLessThan(60);
    expect(session.expires_at - session.created).toBeGreaterThan(30 * 60);
  });

  it('is returned unchanged, with its lines on request', async () => {
    const { id } = await local.checkout({ line_items: [line('Zero Trust', 2400, 2)] });
    const session = await local.stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] });
    expect(session.amount_total).toBe(4800);
    expect(session.line_items?.data).toMatchObject([{ description: 'Zero Trust', quantity: 2, amount_total: 4800 }]);
  });

  it('needs no payment when it is free', async () => {
    const session = await local.checkout({ line_items: [line('Free book', 0)] });
    expect(session).toMatchObject({ amount_total: 0, payment_status: 'no_payment_required' });
    await local.press(session.id, 'pay');
    expect(await local.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      payment_intent: null,
    });
  });

  it.each([
    ['no success_url', { success_url: undefined }, 'parameter_missing', 'success_url'],
    ['no lines', { line_items: [] }, 'parameter_missing', 'line_items'],
    ['an odd mode', { mode: 'subscription' as const }, undefined, 'mode'],
    ['a bad address', { success_url: 'shop.test/success' }, 'url_invalid', 'success_url'],
    ['a bad email', { customer_email: 'reader' }, 'email_invalid', 'customer_email'],
    ['a tiny total', { line_items: [line('Leaflet', 30)] }, 'amount_too_small', undefined],
    ['a huge total', { line_items: [line('Library', 99_999_999, 2)] }, 'amount_too_large', undefined],
    [
      'a fraction',
      { line_items: [line('Book', 9.99)] },
      'parameter_invalid_integer',
      'line_items[0][price_data][unit_amount]',
    ],
    [
      'a negative price',
      { line_items: [line('Book', -5)] },
      'parameter_invalid_integer',
      'line_items[0][price_data][unit_amount]',
    ],
    ['no quantity', { line_items: [line('Book', 900, 0)] }, 'parameter_invalid_integer', 'line_items[0][quantity]'],
    [
      'an empty name',
      { line_items: [line('', 900)] },
      'parameter_invalid_empty',
      'line_items[0][price_data][product_data][name]',
    ],
    ['an unknown parameter', { customer_mail: 'x' }, 'parameter_unknown', 'customer_mail'],
    ['a coupon', { discounts: [{ coupon: 'SPRING' }] }, 'parameter_unknown', 'discounts'],
    ['long metadata', { metadata: { note: 'x'.repeat(501) } }, undefined, 'metadata[note]'],
  ])('refuses %s', async (_, change, code, param) => {
    const error = await refusal(local.checkout(change as Partial<Stripe.Checkout.SessionCreateParams>));
    expect({ type: error.rawType, code: error.code, param: error.param }).toEqual({
      type: 'invalid_request_error',
      code,
      param,
    });
  });

  it('refuses mixed and unknown currencies', async () => {
    const euro = { price_data: { currency: 'eur', unit_amount: 500, product_data: { name: 'B' } }, quantity: 1 };
    const none = { price_data: { currency: 'zzz', unit_amount: 500, product_data: { name: 'B' } }, quantity: 1 };
    expect((await refusal(local.checkout({ line_items: [line('A', 900), euro] }))).message).toContain('mix currencies');
    expect((await refusal(local.checkout({ line_items: [none] }))).message).toBe('Invalid currency: zzz.');
  });

  it('accepts an expiry from 30 minutes to 24 hours', async () => {
    const early = await refusal(local.checkout({ expires_at: seconds() + 29 * 60 }));
    expect(early.message).toContain('must be at least 30 minutes');
    const late = await refusal(local.checkout({ expires_at: seconds() + 24 * hour + 60 }));
    expect(late.message).toContain('must be less than 24 hours');
    const { created, expires_at } = await local.checkout();
    expect(expires_at - created).toBe(24 * hour);
  });

  it('can be expired once, while it is open', async () => {
    const { id } = await local.checkout();
    expect(await local.stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    const again = await refusal(local.stripe.checkout.sessions.expire(id));
    expect(again).toMatchObject({ statusCode: 400, rawType: 'invalid_request_error' });
    expect(again.message).toContain('has a status of expired');
    expect(local.standIn.events().map(({ type }) => type)).toEqual(['checkout.session.expired']);
  });

  it('cannot be expired after it was paid', async () => {
    const { id } = await local.paid();
    expect((await refusal(local.stripe.checkout.sessions.expire(id))).message).toContain('status of complete');
  });

  it('is expired as soon as the clock has passed its end, and sends that event once', async () => {
    const { id } = await local.checkout({ expires_at: seconds() + 31 * 60 });
    local.advance(32 * 60_000);
    const read = await local.stripe.checkout.sessions.retrieve(id);
    expect(read.status).toBe('expired');
    local.standIn.tick();
    expect(local.standIn.events().filter(({ object }) => object === id)).toHaveLength(1);
  });

  it('expires by the clock without being read', async () => {
    const { id } = await local.checkout({ expires_at: seconds() + 31 * 60 });
    local.advance(32 * 60_000);
    await expect.poll(() => local.shop.types(), { timeout: 30_000 }).toEqual(['checkout.session.expired']);
    expect(local.shop.received[0]?.event.data.object).toMatchObject({ id, status: 'expired', url: null });
  });

  it('cannot be paid after its end', async () => {
    const { id } = await local.checkout({ expires_at: seconds() + 31 * 60 });
    local.advance(32 * 60_000);
    await local.press(id, 'pay');
    expect(await local.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'expired',
      payment_status: 'unpaid',
    });
  });

  it('is found by its payment and listed newest first', async () => {
    const first = await local.paid();
    const second = await local.checkout();
    const payment_intent = String(first.payment_intent);
    const found = await local.stripe.checkout.sessions.list({ payment_intent });
    expect(found.data.map(({ id }) => id)).toEqual([first.id]);
    const all = await local.stripe.checkout.sessions.list();
    expect(all.data.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it("answers 404 in Stripe's format for an unknown one", async () => {
    const error = await refusal(local.stripe.checkout.sessions.retrieve('cs_test_none'));
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing', rawType: 'invalid_request_error' });
    expect(error.message).toBe("No such checkout.session: 'cs_test_none'");
  });
});
