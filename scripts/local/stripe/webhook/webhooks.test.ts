import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Harness, testSecret } from '../testing/harness.ts';

const paid = ['payment_intent.succeeded', 'charge.succeeded', 'checkout.session.completed'];
const soon = { timeout: 30_000 };

describe('webhooks', () => {
  let local: Harness;
  const states = () => local.standIn.events().map(({ state }) => state);

  beforeEach(async () => {
    local = await new Harness({ retryDelaysMs: Array(1000).fill(20) }).start();
  });
  afterEach(() => local.stop());

  it('are signed, by the moved clock, and verified by the stripe package', async () => {
    local.advance(3 * 24 * 3600_000);
    const session = await local.paid();
    await expect.poll(() => local.shop.types(), soon).toEqual(paid);
    for (const { payload, signature } of local.shop.received) {
      const event = Stripe.webhooks.constructEvent(payload, signature, testSecret, 300, undefined, local.clock.now());
      expect(event.object).toBe('event');
      const altered = payload.replace('usd', 'eur');
      expect(() =>
        Stripe.webhooks.constructEvent(altered, signature, testSecret, 300, undefined, local.clock.now()),
      ).toThrow('signature');
      expect(() => Stripe.webhooks.constructEvent(payload, signature, 'whsec_other')).toThrow('signature');
      const stamped = Number(/t=(\d+)/.exec(signature)?.[1]);
      expect(Math.abs(stamped - local.clock.now() / 1000)).toBeLessThan(60);
    }
    expect(local.shop.received[2]?.event.data.object).toMatchObject({ id: session.id, payment_status: 'paid' });
  });

  it('arrive in order for a payment, however long the shop takes for each', async () => {
    const log: string[] = [];
    const delays = [80, 40, 0];
    local.shop.answer = async ({ type }) => {
      log.push(`${type} begun`);
      await new Promise((done) => setTimeout(done, delays.shift()));
      log.push(`${type} done`);
      return 200;
    };
    await local.paid();
    await expect.poll(() => states(), soon).toEqual(['delivered', 'delivered', 'delivered']);
    expect(log).toEqual(paid.flatMap((type) => [`${type} begun`, `${type} done`]));
  });

  it('do not make the buyer or the API wait for the shop', async () => {
    const answered: (() => void)[] = [];
    local.shop.answer = () => new Promise((done) => answered.push(() => done(200)));
    const session = await local.paid();
    await local.stripe.refunds.create({ payment_intent: String(session.payment_intent) });
    expect(new Set(states())).toEqual(new Set(['pending']));
    await expect.poll(() => answered.length, soon).toBeGreaterThan(0);
    for (const answer of answered) answer();
  });

  it('arrive for one payment while another one hangs', async () => {
    local.shop.answer = (event) => (event.type.startsWith('payment_intent') ? new Promise(() => undefined) : 200);
    const [first, other] = [await local.checkout(), await local.checkout()];
    await local.press(first.id, 'pay');
    await local.stripe.checkout.sessions.expire(other.id);
    await expect
      .poll(() => local.shop.types(), soon)
      .toEqual([
        'payment_intent.succeeded',
        'checkout.session.expired',
        'charge.succeeded',
        'checkout.session.completed',
      ]);
  });

  it('are retried until the shop accepts them, without holding up the others', async () => {
    let refusals = 0;
    local.shop.answer = (event) => {
      // Refused three times, and until another event has arrived.
      const isRefused = refusals < 3 || !local.shop.types().includes('checkout.session.completed');
      if (event.type !== 'payment_intent.succeeded' || !isRefused) return 200;
      refusals += 1;
      return refusals === 2 ? 302 : 500;
    };
    await local.paid();
    await expect.poll(() => states(), soon).toEqual(['delivered', 'delivered', 'delivered']);
    expect(refusals).toBeGreaterThanOrEqual(3);
    expect(local.shop.types().filter((type) => type === 'payment_intent.succeeded')).toHaveLength(refusals + 1);
    expect(local.standIn.events()[0]).toMatchObject({ attempts: refusals + 1, lastStatus: 200 });
  });

  it('are retried when the shop cannot be reached, and when due by the clock', async () => {
    await local.stop();
    let down = true;
    const unsteady: typeof fetch = (input, init) =>
      down ? Promise.reject(new TypeError('fetch failed')) : fetch(input, init);
    local = await new Harness({ fetch: unsteady, retryDelaysMs: [3600_000] }).start();
    await local.paid();
    await expect.poll(() => local.standIn.events().map(({ attempts }) => attempts), soon).toEqual([1, 1, 1]);
    expect(local.standIn.events()[0]).toMatchObject({ state: 'pending', lastStatus: null });
    down = false;
    local.standIn.tick();
    expect(states()).toEqual(['pending', 'pending', 'pending']);
    local.advance(3600_000);
    local.standIn.tick();
    await expect.poll(() => states(), soon).toEqual(['delivered', 'delivered', 'delivered']);
  });

  it('are given up after a day by the clock', async () => {
    local.shop.answer = () => 500;
    await local.paid();
    await expect.poll(() => local.standIn.events()[2]?.attempts, soon).toBeGreaterThan(1);
    expect(states()).toEqual(['pending', 'pending', 'pending']);
    local.advance(25 * 3600_000);
    local.standIn.tick();
    await expect.poll(() => states(), soon).toEqual(['abandoned', 'abandoned', 'abandoned']);
    const attempts = local.shop.received.length;
    local.advance(3600_000);
    local.standIn.tick();
    await new Promise((done) => setTimeout(done, 60));
    expect(local.shop.received).toHaveLength(attempts);
  });

  it('can be held back by type and released, so that they arrive in another order', async () => {
    local.standIn.hold(['checkout.session.completed']);
    const session = await local.paid();
    await local.stripe.refunds.create({ payment_intent: String(session.payment_intent) });
    await expect.poll(() => local.shop.types(), soon).toHaveLength(5);
    expect(local.shop.types()).not.toContain('checkout.session.completed');
    expect(states()[2]).toBe('held');
    local.standIn.release();
    await expect.poll(() => local.shop.types(), soon).toHaveLength(6);
    expect(local.shop.types()[5]).toBe('checkout.session.completed');
  });

  it('can all be held back and arrive in order when released', async () => {
    local.standIn.hold();
    await local.paid();
    await new Promise((done) => setTimeout(done, 60));
    expect(local.shop.received).toEqual([]);
    local.standIn.release();
    await expect.poll(() => local.shop.types(), soon).toEqual(paid);
  });

  it('can be duplicated', async () => {
    local.standIn.duplicate(2);
    const { id } = await local.checkout();
    await local.stripe.checkout.sessions.expire(id);
    await expect.poll(() => local.shop.received.map(({ event }) => event.id), soon).toHaveLength(2);
    expect(new Set(local.shop.received.map(({ event }) => event.id)).size).toBe(1);
    local.standIn.duplicate(1);
    await local.paid();
    await expect.poll(() => local.shop.received, soon).toHaveLength(5);
  });

  it('can be sent again much later', async () => {
    await local.paid();
    await expect.poll(() => states(), soon).toEqual(['delivered', 'delivered', 'delivered']);
    local.advance(3600_000);
    const event = local.standIn.events()[2];
    expect(await local.standIn.redeliver(String(event?.id))).toBe(200);
    const { payload, signature } = local.shop.received[3] ?? { payload: '', signature: '' };
    const again = Stripe.webhooks.constructEvent(payload, signature, testSecret, 300, undefined, local.clock.now());
    expect(again.id).toBe(event?.id);
    await expect(local.standIn.redeliver('evt_none')).rejects.toThrow('no event evt_none');
  });

  it('stop when the stand-in is closed', async () => {
    local.shop.answer = () => 500;
    await local.paid();
    await expect.poll(() => local.shop.received.length, soon).toBeGreaterThan(2);
    await local.standIn.close();
    // Requests already in flight may still arrive.
    await new Promise((done) => setTimeout(done, 50));
    const count = local.shop.received.length;
    await new Promise((done) => setTimeout(done, 100));
    expect(local.shop.received).toHaveLength(count);
  });
});
