import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Harness, refusal } from '../testing/harness.ts';

describe('paying', () => {
  let local: Harness;
  const types = () => local.standIn.events().map(({ type }) => type);

  beforeEach(async () => {
    local = await new Harness().start();
  });
  afterEach(() => local.stop());

  it('completes the session, sends the buyer back and sends three events', async () => {
    const { id } = await local.checkout();
    const answer = await local.press(id, 'pay');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`https://shop.test/success?session=${id}`);
    const session = await local.stripe.checkout.sessions.retrieve(id);
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(session.customer_details?.email).toBe('reader@example.test');
    expect(types()).toEqual(['payment_intent.succeeded', 'charge.succeeded', 'checkout.session.completed']);
  });

  it("copies the session's order to the payment and its charge", async () => {
    const { id } = await local.paid();
    const expand = ['payment_intent.latest_charge'];
    const session = await local.stripe.checkout.sessions.retrieve(id, { expand });
    const intent = session.payment_intent as Stripe.PaymentIntent;
    expect(intent).toMatchObject({
      object: 'payment_intent',
      status: 'succeeded',
      amount: 3650,
      amount_received: 3650,
      currency: 'usd',
      metadata: { order: 'order-1' },
    });
    expect(intent.latest_charge).toMatchObject({
      object: 'charge',
      amount: 3650,
      amount_refunded: 0,
      refunded: false,
      paid: true,
      status: 'succeeded',
      payment_intent: intent.id,
      metadata: { order: 'order-1' },
    });
    const charge = intent.latest_charge as Stripe.Charge;
    expect(await local.stripe.charges.retrieve(charge.id)).toMatchObject({ id: charge.id });
  });

  it('takes the money once when Pay is pressed twice', async () => {
    const { id } = await local.checkout();
    const answers = await Promise.all([local.press(id, 'pay'), local.press(id, 'pay')]);
    expect(answers.map((answer) => answer.headers.get('location'))).toEqual([
      `https://shop.test/success?session=${id}`,
      `https://shop.test/success?session=${id}`,
    ]);
    expect(types()).toHaveLength(3);
  });

  it('can be declined and tried again', async () => {
    const { id } = await local.checkout();
    const declined = await local.press(id, 'decline');
    expect(declined.headers.get('location')).toBe(`/__local/pay/${id}?problem=declined`);
    expect(await local.pageText(id, '?problem=declined')).toContain('Your card was declined.');
    expect((await local.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
    await local.press(id, 'pay');
    expect((await local.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
  });

  it('can be cancelled, which leaves the session open', async () => {
    const { id } = await local.checkout();
    expect((await local.press(id, 'cancel')).headers.get('location')).toBe('https://shop.test/cart');
    expect((await local.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  });

  it('can complete later', async () => {
    const { id } = await local.checkout();
    expect((await local.press(id, 'later')).headers.get('location')).toContain('https://shop.test/success');
    const waiting = await local.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(waiting).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect(waiting.payment_intent).toMatchObject({ status: 'processing', amount_received: 0 });
    expect(types()).toEqual(['payment_intent.processing', 'checkout.session.completed']);
    await local.press(id, 'succeed');
    const paid = await local.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    expect(paid.payment_status).toBe('paid');
    expect(paid.payment_intent).toMatchObject({ status: 'succeeded', latest_charge: { status: 'succeeded' } });
    expect(types().slice(2)).toEqual([
      'payment_intent.succeeded',
      'charge.succeeded',
      'checkout.session.async_payment_succeeded',
    ]);
  });

  it('can fail later, once', async () => {
    const { id } = await local.checkout();
    await local.press(id, 'later');
    await local.press(id, 'fail');
    await local.press(id, 'succeed');
    const session = await local.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect(session.payment_intent).toMatchObject({
      status: 'requires_payment_method',
      latest_charge: { status: 'failed', failure_code: 'insufficient_funds' },
    });
    expect(types().slice(2)).toEqual([
      'payment_intent.payment_failed',
      'charge.failed',
      'checkout.session.async_payment_failed',
    ]);
  });

  it('answers 404 for unknown charges, refunds and disputes', async () => {
    for (const call of [
      local.stripe.charges.retrieve('ch_none'),
      local.stripe.refunds.retrieve('re_none'),
      local.stripe.disputes.retrieve('du_none'),
    ]) {
      expect(await refusal(call)).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    }
  });

  it('refuses to expand what is not an object', async () => {
    const { id } = await local.paid();
    const error = await refusal(local.stripe.checkout.sessions.retrieve(id, { expand: ['success_url'] }));
    expect(error.message).toBe('This property cannot be expanded (success_url).');
    for (const name of ['payments', '__proto__', 'constructor']) {
      const unknown = await refusal(local.stripe.checkout.sessions.retrieve(id, { expand: [name] }));
      expect(unknown.message).toBe(`This property cannot be expanded (${name}).`);
    }
  });

  it('expands inside lists, and leaves out what does not exist yet', async () => {
    await local.checkout();
    await local.paid();
    const { data } = await local.stripe.checkout.sessions.list({ expand: ['data.payment_intent'] });
    expect(data.map(({ payment_intent }) => payment_intent)).toMatchObject([{ object: 'payment_intent' }, null]);
  });
});
