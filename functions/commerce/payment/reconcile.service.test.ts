import { describe, expect, it, vi } from 'vitest';
import { report } from '#lib/metrics.ts';
import type { GatewayEvent } from '../gateway/gateway.ts';
import { outside, wait } from '../testing/shop.ts';
import { wholeShop } from '../testing/whole-shop.ts';

vi.mock('../gateway/gateways.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/mail/mail.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/aws/events.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/metrics.ts', { spy: true });
vi.mock('#lib/logger.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#functions/catalog/public.ts', () => import('../testing/stand-ins.ts'));

const { shop, opened, bought, hearAll } = wholeShop();

/** Replaces the clock: the work done in a run decides how long it takes. */
function stoppedTime() {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return {
    passes(milliseconds: number) {
      now += milliseconds;
    },
  };
}

describe('the reconciler', () => {
  it('leaves young orders to the process that created them', async () => {
    const { order_id, session } = await opened();
    outside.gateway.pay(session);
    await shop.reconcile(5000);
    expect((await shop.findOrder(order_id))?.status).toBe('pending');
    wait(3);
    await shop.reconcile(5000);
    expect((await shop.findOrder(order_id))?.status).toBe('paid');
  });

  it('settles the others when one of them fails', async () => {
    const orders = [await opened(), await opened(), await opened()];
    for (const { session } of orders) outside.gateway.pay(session);
    wait(3);
    const { gateway } = outside;
    const read = gateway.readSession.bind(gateway);
    vi.spyOn(gateway, 'readSession').mockImplementation((id) =>
      id === orders[1]?.session ? Promise.reject(new Error('down')) : read(id),
    );
    await shop.reconcile(5000);
    const states = await Promise.all(orders.map(async ({ order_id }) => (await shop.findOrder(order_id))?.status));
    expect(states).toEqual(['paid', 'pending', 'paid']);
    expect(outside.alarms).toEqual(['not reconciled']);
  });

  it('reports orders that nobody could settle for hours, but not those that wait for a bank', async () => {
    const reported = async () => {
      vi.mocked(report).mockClear();
      await shop.reconcile(5000);
      expect(vi.mocked(report).mock.calls).toEqual([['ordersStuck', expect.any(Number)]]);
      return vi.mocked(report).mock.calls[0]?.[1] ?? 0;
    };
    wait(7 * 60);
    const ofOtherTests = await reported();
    const [stuck, waiting] = [await opened(), await opened()];
    outside.gateway.payLater(waiting.session);
    wait(3);
    await shop.reconcile(5000);
    vi.spyOn(outside.gateway, 'readSession').mockRejectedValue(new Error('down'));
    const states = await Promise.all([stuck, waiting].map(({ order_id }) => shop.findOrder(order_id)));
    expect(states).toMatchObject([{ status: 'pending' }, { status: 'pending', waiting: true }]);
    wait(5 * 60);
    expect(await reported()).toBe(ofOtherTests);
    wait(60);
    expect(await reported()).toBe(ofOtherTests + 1);
  });

  it('reports a dispute as an order in doubt', async () => {
    const { session } = await bought();
    vi.mocked(report).mockClear();
    outside.gateway.dispute(outside.gateway.sessions.get(session)?.payment ?? '', 'won');
    await hearAll();
    expect(vi.mocked(report).mock.calls).toContainEqual(['ordersInDoubt', 1]);
  });

  it('finds refunds and disputes whose webhooks were lost', async () => {
    const [refunded, disputed] = [await bought(), await bought()];
    const paymentOf = (session: string) => outside.gateway.sessions.get(session)?.payment ?? '';
    outside.gateway.refundAtGateway(paymentOf(refunded.session), 1);
    outside.gateway.dispute(paymentOf(disputed.session), 'lost');
    await shop.reconcile(5000);
    for (const { actor, order_id } of [refunded, disputed]) {
      expect((await shop.findOrder(order_id))?.status).toBe('refunded');
      expect(await shop.listGrants(actor.id)).toEqual([]);
    }
  });

  it('finds them after days in which neither webhooks nor runs came through', async () => {
    const { order_id, session } = await bought();
    const { gateway } = outside;
    gateway.refundAtGateway(gateway.sessions.get(session)?.payment ?? '', 1);
    const toldAt = Date.now();
    wait(3 * 24 * 60);
    const all = gateway.eventsSince.bind(gateway);
    vi.spyOn(gateway, 'eventsSince').mockImplementation(async function* (time = 0) {
      if (time <= toldAt) yield* all();
    });
    await shop.reconcile(5000);
    expect((await shop.findOrder(order_id))?.status).toBe('refunded');
  });

  it('asks about the oldest and the newest in turn when there is no time for all', async () => {
    const sessions: string[] = [];
    for (let n = 0; n < 24; n++) sessions.push((await opened()).session);
    wait(3);
    const { gateway } = outside;
    const read = gateway.readSession.bind(gateway);
    const time = stoppedTime();
    const asked = vi.spyOn(gateway, 'readSession').mockImplementation((id) => {
      time.passes(400);
      return read(id);
    });
    await shop.reconcile(300);
    const newer = sessions.slice(12);
    const calls = asked.mock.calls.map(([id]) => id);
    expect(calls).toContain(sessions.at(-1));
    expect(calls.filter((id) => newer.includes(id)).length).toBeLessThan(8);
    expect(calls.some((id) => !newer.includes(id))).toBe(true);
    asked.mockRestore();
    for (const session of sessions) gateway.expire(session);
    await shop.reconcile(5000);
    const { sessions: all } = gateway;
    const orders = await Promise.all([...all.values()].map(({ order }) => shop.findOrder(order.id)));
    expect(new Set(orders.map((order) => order?.status))).toEqual(new Set(['expired']));
  });

  it('handles the other events when one fails', async () => {
    const { order_id, session } = await bought();
    outside.gateway.refundAtGateway(outside.gateway.sessions.get(session)?.payment ?? '', 1);
    const order = () => Promise.reject(new Error('down'));
    const dispute = { dispute: 'du_unreadable', payment: undefined, amount: 5000, state: 'open' } as const;
    outside.gateway.events.push({ id: `evt_unreadable_${order_id}`, kind: 'dispute', ...dispute, order });
    await shop.reconcile(5000);
    expect((await shop.findOrder(order_id))?.status).toBe('refunded');
    expect(outside.alarms).toContain('not reconciled');
  });

  it('settles orders even with more events than it has time for', async () => {
    const { order_id, session } = await opened();
    outside.gateway.pay(session);
    wait(3);
    const time = stoppedTime();
    let told = 0;
    vi.spyOn(outside.gateway, 'eventsSince').mockImplementation(async function* () {
      for (; told < 1000; told++) {
        time.passes(10);
        yield { id: `evt_crowd_${told}`, kind: 'other' } as GatewayEvent;
      }
    });
    await shop.reconcile(1000);
    expect(told).toBeLessThan(150);
    expect((await shop.findOrder(order_id))?.status).toBe('paid');
  });

  it('keeps time for events when orders alone would take all of it', async () => {
    const { order_id, session } = await bought();
    outside.gateway.refundAtGateway(outside.gateway.sessions.get(session)?.payment ?? '', 1);
    const orders = [];
    for (let n = 0; n < 12; n++) orders.push(await opened());
    wait(3);
    const { gateway } = outside;
    const read = gateway.readSession.bind(gateway);
    const time = stoppedTime();
    const slow = vi.spyOn(gateway, 'readSession').mockImplementation((id) => {
      time.passes(400);
      return read(id);
    });
    await shop.reconcile(300);
    expect((await shop.findOrder(order_id))?.status).toBe('refunded');
    expect(slow.mock.calls.length).toBeLessThan(orders.length);
    slow.mockRestore();
    for (const each of orders) outside.gateway.expire(each.session);
    await hearAll();
  });

  it('checks payments known to be on their way last', async () => {
    const orders = [];
    for (let n = 0; n < 12; n++) orders.push(await opened());
    for (const { session } of orders) outside.gateway.payLater(session);
    await hearAll();
    const paid = await opened();
    outside.gateway.pay(paid.session);
    wait(3);
    const asked = vi.spyOn(outside.gateway, 'readSession');
    await shop.reconcile(5000);
    const calls = asked.mock.calls.map(([id]) => id);
    expect(calls).toContain(paid.session);
    expect(calls.indexOf(paid.session)).toBeLessThan(Math.min(...orders.map(({ session }) => calls.indexOf(session))));
    for (const { session } of orders) outside.gateway.arrive(session, true);
    await shop.reconcile(5000);
    const states = await Promise.all(orders.map(async ({ order_id }) => (await shop.findOrder(order_id))?.status));
    expect(new Set(states)).toEqual(new Set(['paid']));
  });
});
