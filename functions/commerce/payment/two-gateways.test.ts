import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeGateway } from '../testing/gateway.ts';
import { outside, wait } from '../testing/shop.ts';
import { wholeShop } from '../testing/whole-shop.ts';

/* With two gateways: orders are opened with the first, then the second becomes the active one. */

vi.mock('../gateway/gateways.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/mail/mail.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/aws/events.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/logger.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#functions/catalog/public.ts', () => import('../testing/stand-ins.ts'));

const { shop, opened, bought, hearAll } = wholeShop();
const operator = { id: 'usr_operator', name: 'Operator', email: 'operator@example.test', isAdmin: true };

/** Records the names of a gateway's calls from now on. */
function callsOf(gateway: FakeGateway): string[] {
  const calls: string[] = [];
  for (const name of ['openSession', 'readSession', 'endSession', 'refund', 'refundsOf'] as const) {
    const work = gateway[name].bind(gateway) as (...given: unknown[]) => Promise<never>;
    vi.spyOn(gateway, name).mockImplementation((...given: unknown[]) => {
      calls.push(name);
      return work(...given);
    });
  }
  return calls;
}

let first: string[];
let second: string[];
beforeEach(() => {
  first = callsOf(outside.gateway);
  second = callsOf(outside.other);
});

/** From here on new payments go to the second gateway. */
function change(): void {
  outside.active = outside.other;
  first.length = 0;
}
const stateOf = async (id: string) => (await shop.findOrder(id))?.status;

describe('an order, after another gateway becomes active', () => {
  it('is looked up where it was opened', async () => {
    const { actor, order_id, session } = await opened();
    change();
    outside.gateway.pay(session);
    expect(await shop.paymentStatus(actor, session)).toMatchObject({ payment_status: 'paid', order_id });
    expect(first).toEqual(['readSession']);
    expect(second).toEqual([]);
  });

  it('is refunded where it was paid, and records the gateway', async () => {
    const { order_id, session } = await bought();
    change();
    const answer = await shop.refundOrder(operator, order_id, undefined);
    expect(answer).toMatchObject({ status: 'refunded', gateway: 'stripe' });
    expect(first).toEqual(['refundsOf', 'refund']);
    expect(second).toEqual([]);
    const payment = outside.gateway.payments.get(outside.gateway.sessions.get(session)?.payment ?? '');
    expect(payment?.refunds).toMatchObject([{ amount: 5000, failed: false }]);
    expect((await shop.findOrder(order_id))?.refunds).toMatchObject([{ state: 'done', gateway: 'stripe' }]);
  });

  it('is reconciled where it was opened: paid, ended, or with its session not stored', async () => {
    const [paid, ended, lost] = [await opened(), await opened(), await opened()];
    outside.gateway.pay(paid.session);
    outside.gateway.expire(ended.session);
    const order = await shop.findOrder(lost.order_id);
    if (order) await shop.OrderEntity.put({ ...order, session_id: undefined }).go();
    change();
    wait(3);
    await shop.reconcile(5000);
    expect(await Promise.all([paid, ended, lost].map(({ order_id }) => stateOf(order_id)))).toEqual([
      'paid',
      'expired',
      'expired',
    ]);
    expect(outside.gateway.sessions.get(lost.session)?.state).toBe('expired');
    expect(second).toEqual([]);
  });

  it('gets the refunds and disputes its gateway did not report', async () => {
    const [refunded, disputed] = [await bought(), await bought()];
    const paymentOf = (session: string) => outside.gateway.sessions.get(session)?.payment ?? '';
    outside.gateway.refundAtGateway(paymentOf(refunded.session), 1);
    outside.gateway.dispute(paymentOf(disputed.session), 'lost');
    change();
    await shop.reconcile(5000);
    expect(await stateOf(refunded.order_id)).toBe('refunded');
    expect(await stateOf(disputed.order_id)).toBe('refunded');
    expect(second).toEqual([]);
  });

  it('gets its lost events even while the other gateway is down', async () => {
    const { order_id, session } = await bought();
    change();
    const { order_id: newer, session: paidThere } = await bought();
    outside.gateway.refundAtGateway(outside.gateway.sessions.get(session)?.payment ?? '', 1);
    outside.other.refundAtGateway(outside.other.sessions.get(paidThere)?.payment ?? '', 1);
    vi.spyOn(outside.gateway, 'eventsSince').mockImplementation(() => {
      throw new Error('down');
    });
    await shop.reconcile(5000);
    expect([await stateOf(order_id), await stateOf(newer)]).toEqual(['paid', 'refunded']);
    expect(outside.alarms).toEqual(['not reconciled']);
  });

  it('makes room for a new checkout: its session ends where it was opened, not at the active gateway', async () => {
    const { actor, order_id, session } = await opened();
    change();
    const newer = await shop.checkout(actor, { ebook_id: shop.newId('ebook') });
    expect(first).toEqual(['endSession']);
    expect(second).toEqual(['openSession']);
    expect(outside.gateway.sessions.get(session)?.state).toBe('expired');
    expect(await stateOf(order_id)).toBe('expired');
    expect(await shop.getAnyOrder(newer.order_id)).toMatchObject({ status: 'pending', gateway: 'other' });
  });

  it('shares its session with a second click, whichever gateway is active', async () => {
    const { actor, order_id } = await opened();
    const order = await shop.findOrder(order_id);
    if (order) await shop.OrderEntity.put({ ...order, session_id: undefined }).go();
    change();
    const again = await shop.checkout(actor, { ebook_id: order?.lines[0]?.ebook_id ?? '' });
    expect(again.order_id).toBe(order_id);
    expect(first).toEqual(['openSession']);
    expect(second).toEqual([]);
  });
});

describe('an event', () => {
  it('of another gateway never changes an order', async () => {
    const { order_id, session } = await opened();
    outside.gateway.pay(session);
    const [paid] = outside.gateway.events.slice(-1);
    if (!paid) throw new Error('No event was sent');
    const before = await shop.findOrder(order_id);
    await shop.handleEvent(outside.other, paid);
    const order = async () => order_id;
    const payment = 'pi_elsewhere';
    await shop.handleEvent(outside.other, { id: `r_${session}`, kind: 'refund', payment, charged: 5000, order });
    const lost = { dispute: 'du_elsewhere', payment, amount: 5000, state: 'lost' } as const;
    await shop.handleEvent(outside.other, { id: `d_${session}`, kind: 'dispute', ...lost, order });
    expect(await shop.findOrder(order_id)).toEqual(before);
    expect(second).toEqual([]);
    expect(outside.warnings).toEqual(Array(3).fill('event matches no order of this gateway'));
    await shop.handleEvent(outside.gateway, paid);
    expect(await stateOf(order_id)).toBe('paid');
  });

  it('of its own gateway is handled, whichever is active', async () => {
    const { order_id, session } = await opened();
    change();
    outside.gateway.pay(session);
    await hearAll();
    expect(await stateOf(order_id)).toBe('paid');
  });

  it('of Stripe reaches an order from before gateways were stored', async () => {
    const { order_id, session } = await opened();
    const order = await shop.findOrder(order_id);
    if (order) await shop.OrderEntity.put({ ...order, gateway: undefined }).go();
    change();
    outside.gateway.pay(session);
    await hearAll();
    expect(await shop.getAnyOrder(order_id)).toMatchObject({ status: 'paid', gateway: null });
  });
});
