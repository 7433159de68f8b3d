import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Harness, refusal } from '../testing/harness.ts';

describe('refunds', () => {
  let local: Harness;
  let session: Stripe.Checkout.Session;
  let payment_intent: string;
  const newTypes = () =>
    local.standIn
      .events()
      .map(({ type }) => type)
      .slice(3);

  beforeEach(async () => {
    local = await new Harness().start();
    session = await local.paid();
    payment_intent = String(session.payment_intent);
  });
  afterEach(() => local.stop());

  it('refunds everything by default', async () => {
    const refund = await local.stripe.refunds.create({
      payment_intent,
      reason: 'requested_by_customer',
      metadata: { line: 'a' },
    });
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 3650,
      currency: 'usd',
      status: 'succeeded',
      reason: 'requested_by_customer',
      metadata: { line: 'a' },
      payment_intent,
    });
    expect(await local.stripe.charges.retrieve(String(refund.charge))).toMatchObject({
      amount_refunded: 3650,
      refunded: true,
    });
    expect(newTypes()).toEqual(['refund.created', 'charge.refunded', 'refund.updated']);
  });

  it('can be partial, by payment or by charge, never above what is left', async () => {
    const first = await local.stripe.refunds.create({ payment_intent, amount: 2400 });
    const charge = String(first.charge);
    expect(await local.stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 2400, refunded: false });
    const tooMuch = await refusal(local.stripe.refunds.create({ charge, amount: 1251 }));
    expect(tooMuch).toMatchObject({ statusCode: 400, param: 'amount' });
    expect(tooMuch.message).toBe('Refund amount ($12.51) is greater than unrefunded amount on charge ($12.50)');
    await local.stripe.refunds.create({ charge, amount: 1250 });
    expect(await local.stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 3650, refunded: true });
  });

  it('is refused a second time', async () => {
    const { charge } = await local.stripe.refunds.create({ payment_intent });
    for (const again of [{ payment_intent }, { payment_intent, amount: 1 }]) {
      const error = await refusal(local.stripe.refunds.create(again));
      expect(error).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
      expect(error.message).toBe(`Charge ${charge} has already been refunded.`);
    }
  });

  it('refunds no more than was paid under concurrent requests', async () => {
    const attempts = Array.from({ length: 20 }, () => local.stripe.refunds.create({ payment_intent, amount: 1000 }));
    const done = (await Promise.allSettled(attempts)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(3);
  });

  it('lists those of a payment, newest first', async () => {
    const other = await local.paid();
    const a = await local.stripe.refunds.create({ payment_intent, amount: 100 });
    const b = await local.stripe.refunds.create({ payment_intent, amount: 200 });
    await local.stripe.refunds.create({ payment_intent: String(other.payment_intent) });
    const list = await local.stripe.refunds.list({ payment_intent });
    expect(list.data.map(({ id }) => id)).toEqual([b.id, a.id]);
    expect(list.has_more).toBe(false);
    expect(await local.stripe.refunds.retrieve(a.id)).toMatchObject({ amount: 100 });
    const charge = await local.stripe.charges.retrieve(String(a.charge), { expand: ['refunds'] });
    expect(charge.refunds?.data).toHaveLength(2);
  });

  it('reports the previous state of the charge', async () => {
    await local.stripe.refunds.create({ payment_intent, amount: 100 });
    await local.stripe.refunds.create({ payment_intent, amount: 200 });
    const { data } = await local.stripe.events.list({ type: 'charge.refunded' });
    expect(data[0]?.data.object).toMatchObject({ object: 'charge', amount_refunded: 300, refunded: false });
    expect(data[0]?.data.previous_attributes).toMatchObject({ amount_refunded: 100 });
  });

  it('needs a payment that has succeeded', async () => {
    const { id } = await local.checkout();
    await local.press(id, 'later');
    const waiting = await local.stripe.checkout.sessions.retrieve(id);
    const error = await refusal(local.stripe.refunds.create({ payment_intent: String(waiting.payment_intent) }));
    expect(error.message).toContain('does not have a successful charge to refund');
  });

  it.each([
    ['neither payment nor charge', {}, 'One of the following params'],
    ['an unknown payment', { payment_intent: 'pi_none' }, "No such payment_intent: 'pi_none'"],
    ['an unknown charge', { charge: 'ch_none' }, "No such charge: 'ch_none'"],
    ['an invalid reason', { reason: 'bored' }, 'Invalid reason'],
    ['nothing', { amount: 0 }, 'greater than or equal to 1'],
    ['a typing error', { ammount: 5 }, 'Received unknown parameter: ammount'],
  ])('refuses %s', async (_, change, message) => {
    const target = Object.keys(change).length === 0 || 'charge' in change ? {} : { payment_intent };
    const error = await refusal(local.stripe.refunds.create({ ...target, ...change }));
    expect(error.message).toContain(message);
    expect(newTypes()).toEqual([]);
  });

  it('fails when the buyer’s bank rejects it, and can be made again', async () => {
    await local.press(session.id, 'refund', { amount: '24.00' });
    await local.press(session.id, 'return');
    const [failed] = (await local.stripe.refunds.list({ payment_intent })).data;
    expect(failed).toMatchObject({ status: 'failed', amount: 2400, failure_reason: 'lost_or_stolen_card' });
    const charge = await local.stripe.charges.retrieve(String(failed?.charge));
    expect(charge).toMatchObject({ amount_refunded: 0, refunded: false });
    expect(newTypes().slice(3)).toEqual(['refund.updated', 'refund.failed']);
    const late = await local.press(session.id, 'return');
    expect(late.headers.get('location')).toContain('problem=late');
    expect(await local.stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 3650 });
  });

  it('carries nothing of the payment’s metadata when it is made outside the shop', async () => {
    await local.press(session.id, 'refund');
    await local.press(session.id, 'return');
    const { data } = await local.stripe.events.list({ type: 'refund.failed' });
    const refund = data[0]?.data.object as Stripe.Refund | undefined;
    expect(refund).toMatchObject({ object: 'refund', metadata: {} });
    const charge = await local.stripe.charges.retrieve(String(refund?.charge));
    expect(charge.metadata).toEqual({ order: 'order-1' });
  });

  it('can be made on the page, in parts', async () => {
    await local.press(session.id, 'refund', { amount: '24.00' });
    expect(await local.pageText(session.id)).toContain('$24.00 refunded');
    const wrong = await local.press(session.id, 'refund', { amount: '12.51' });
    expect(wrong.headers.get('location')).toContain('problem=amount');
    const word = await local.press(session.id, 'refund', { amount: 'all' });
    expect(word.headers.get('location')).toContain('problem=amount');
    await local.press(session.id, 'refund');
    const refunds = await local.stripe.refunds.list({ payment_intent });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([1250, 2400]);
    expect(newTypes().filter((type) => type === 'charge.refunded')).toHaveLength(2);
  });
});
