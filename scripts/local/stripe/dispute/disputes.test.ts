import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Harness, refusal } from '../testing/harness.ts';

describe('disputes', () => {
  let local: Harness;
  let session: Stripe.Checkout.Session;
  let payment_intent: string;

  beforeEach(async () => {
    local = await new Harness().start();
    session = await local.paid();
    payment_intent = String(session.payment_intent);
  });
  afterEach(() => local.stop());

  async function disputes(): Promise<Stripe.Dispute[]> {
    const { data } = await local.stripe.events.list({ types: ['charge.dispute.created', 'charge.dispute.closed'] });
    return data.map((event) => event.data.object as Stripe.Dispute);
  }

  it('opens once, for the amount that has not been refunded', async () => {
    await local.stripe.refunds.create({ payment_intent, amount: 1250 });
    await local.press(session.id, 'dispute');
    await local.press(session.id, 'dispute');
    const [dispute, ...more] = await disputes();
    expect(more).toEqual([]);
    expect(dispute).toMatchObject({
      object: 'dispute',
      amount: 2400,
      status: 'needs_response',
      reason: 'fraudulent',
      payment_intent,
    });
    expect(await local.stripe.disputes.retrieve(String(dispute?.id))).toMatchObject({ amount: 2400 });
    expect(await local.stripe.charges.retrieve(String(dispute?.charge))).toMatchObject({ disputed: true });
  });

  it('keeps the shop from refunding what the bank has taken back', async () => {
    await local.press(session.id, 'dispute');
    expect(await refusal(local.stripe.refunds.create({ payment_intent }))).toMatchObject({ code: 'charge_disputed' });
    await local.press(session.id, 'lose');
    expect((await disputes())[0]).toMatchObject({ status: 'lost' });
    expect(await refusal(local.stripe.refunds.create({ payment_intent }))).toMatchObject({ code: 'charge_disputed' });
  });

  it('can be won, after which a refund is possible', async () => {
    await local.press(session.id, 'dispute');
    await local.press(session.id, 'win');
    expect((await disputes()).map(({ status }) => status)).toEqual(['won', 'needs_response']);
    expect(await local.stripe.refunds.create({ payment_intent })).toMatchObject({ status: 'succeeded' });
  });

  it('is closed only when it is open', async () => {
    const early = await local.press(session.id, 'lose');
    expect(early.headers.get('location')).toContain('problem=late');
    await local.press(session.id, 'dispute');
    await local.press(session.id, 'lose');
    await local.press(session.id, 'win');
    expect((await disputes()).map(({ status }) => status)).toEqual(['lost', 'needs_response']);
  });

  it('is not possible after a full refund or without a payment', async () => {
    await local.stripe.refunds.create({ payment_intent });
    await local.press(session.id, 'dispute');
    const open = await local.checkout();
    await local.press(open.id, 'dispute');
    expect(await disputes()).toEqual([]);
  });
});
