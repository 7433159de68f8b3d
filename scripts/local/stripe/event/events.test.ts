import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Harness, refusal } from '../testing/harness.ts';

describe('events', () => {
  let local: Harness;

  beforeEach(async () => {
    local = await new Harness().start();
  });
  afterEach(() => local.stop());

  it("have Stripe's format and keep the state at the time they happened", async () => {
    const session = await local.paid();
    await local.stripe.refunds.create({ payment_intent: String(session.payment_intent) });
    const { data } = await local.stripe.events.list({ type: 'charge.succeeded' });
    const event = data[0];
    expect(event).toMatchObject({
      object: 'event',
      type: 'charge.succeeded',
      livemode: false,
      api_version: Stripe.API_VERSION,
      request: { id: null, idempotency_key: null },
      data: { object: { object: 'charge', amount_refunded: 0 } },
    });
    expect(event?.id).toMatch(/^evt_/);
  });

  it('are pending until the shop has received them', async () => {
    local.standIn.hold();
    await local.paid();
    const pending = async () => (await local.stripe.events.list()).data.map((event) => event.pending_webhooks);
    expect(await pending()).toEqual([1, 1, 1]);
    local.standIn.release();
    await expect.poll(pending).toEqual([0, 0, 0]);
  });

  it('are listed newest first, by type and by time', async () => {
    await local.paid();
    local.advance(3600_000);
    const hourLater = Math.floor(local.clock.now() / 1000);
    const later = await local.paid();
    const completed = await local.stripe.events.list({ type: 'checkout.session.completed' });
    expect(completed.data).toHaveLength(2);
    expect(completed.data[0]?.data.object).toMatchObject({ id: later.id });
    expect((await local.stripe.events.list({ created: { gte: hourLater } })).data).toHaveLength(3);
    expect((await local.stripe.events.list({ created: { lt: hourLater } })).data).toHaveLength(3);
    expect((await local.stripe.events.list({ created: { gt: hourLater + 60 } })).data).toHaveLength(0);
    expect((await local.stripe.events.list({ created: hourLater - 60 })).data).toHaveLength(0);
    const types = ['charge.succeeded', 'checkout.session.completed'];
    expect((await local.stripe.events.list({ types })).data).toHaveLength(4);
  });

  it('are paged', async () => {
    for (let count = 0; count < 5; count += 1) await local.paid();
    const first = await local.stripe.events.list({ limit: 4 });
    expect(first).toMatchObject({ has_more: true, url: '/v1/events' });
    const all: string[] = [];
    for await (const event of local.stripe.events.list({ limit: 4 })) all.push(event.id);
    expect(new Set(all).size).toBe(15);
    const before = await local.stripe.events.list({ limit: 4, ending_before: all[10] });
    expect(before.data.map(({ id }) => id)).toEqual(all.slice(6, 10));
    expect(await refusal(local.stripe.events.list({ limit: 101 }))).toMatchObject({ param: 'limit' });
    expect(await refusal(local.stripe.events.list({ starting_after: 'evt_x' }))).toMatchObject({
      code: 'resource_missing',
    });
  });
});
