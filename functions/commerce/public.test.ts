import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { GatewayEvent } from './gateway.ts';
import { onRealTable, outside, readerOf, wait } from './testing/shop.ts';

/* What other domains ask of commerce, on the real table. */

vi.mock('./gateways.ts', () => import('./testing/stand-ins.ts'));
vi.mock('#lib/mail.ts', () => import('./testing/stand-ins.ts'));
vi.mock('#lib/logger.ts', () => import('./testing/stand-ins.ts'));
vi.mock('#functions/catalog/public.ts', () => ({
  findOffers: async (ids: string[]) =>
    new Map(ids.map((id) => [id, { id, title: 'Book', price: 5000, published: true }])),
  purchaseItems: () => [],
}));

const shop = onRealTable(async () => ({
  ...(await import('./public.ts')),
  ...(await import('./cart-items.ts')),
  ...(await import('./checkout.service.ts')),
  ...(await import('./discount.service.ts')),
  ...(await import('./code-use.repo.ts')),
  ...(await import('./reconcile.service.ts')),
  ...(await import('./webhook.service.ts')),
  ...(await import('./webhook.repo.ts')),
  ...(await import('./fulfilment.service.ts')),
  ...(await import('./order.service.ts')),
  ...(await import('./admin-order.service.ts')),
  ...(await import('./order.repo.ts')),
  ...(await import('./order.entity.ts')),
  ...(await import('./payment.repo.ts')),
  ...(await import('#functions/accounts/library.repo.ts')),
  newId: (await import('#lib/ids.ts')).newId,
}));

const operator = { ...readerOf('usr_operator'), isAdmin: true };
const somebody = () => readerOf(shop.newId('user'));
async function opened(code?: string) {
  const actor = somebody();
  const { order_id, session_id } = await shop.checkout(actor, { ebook_id: shop.newId('ebook'), discount_code: code });
  return { actor, order_id, session: session_id ?? '' };
}
async function aCode() {
  const code = `welcome-${shop.newId('discount').slice(-8)}`;
  const discount = await shop.createDiscount({
    name: 'Welcome',
    type: 'fixed',
    value: 5,
    code,
    max_uses_per_person: 1,
  });
  return { id: discount.id, code: discount.code ?? '' };
}
/** Tells everything the gateway has to say, newest last. */
const hearAll = async () => {
  for (const event of [...outside.gateway.events]) await shop.handleEvent(outside.gateway, event);
};
async function bought(code?: string) {
  const order = await opened(code);
  outside.gateway.pay(order.session);
  await hearAll();
  return order;
}

describe('an export', () => {
  it('holds a person’s own orders and nobody else’s', async () => {
    const { actor, order_id } = await bought();
    await bought();
    const { orders, code_uses } = await shop.exportPurchases(actor.id);
    expect(orders).toMatchObject([{ id: order_id, status: 'paid', total: 50 }]);
    expect(code_uses).toEqual([]);
    expect(await shop.exportPurchases('usr_nobody')).toEqual({ orders: [], code_uses: [] });
  });

  it('holds the codes a person used', async () => {
    const { id, code } = await aCode();
    const { actor } = await bought(code);
    await bought(code);
    const { code_uses } = await shop.exportPurchases(actor.id);
    expect(code_uses).toEqual([{ discount: 'Welcome', code, uses: 1 }]);
    expect((await shop.findUses(id, actor.id)).uses).toBe(2);
  });
});

describe('the figures', () => {
  it('count what was paid and take off what went back', async () => {
    const before = await shop.commerceFigures();
    const { session } = await bought();
    await bought();
    const payment = outside.gateway.sessions.get(session)?.payment ?? '';
    outside.gateway.refundAtGateway(payment, 1);
    await hearAll();
    const after = await shop.commerceFigures();
    expect(after.total_orders - before.total_orders).toBe(2);
    expect(after.total_purchases - before.total_purchases).toBe(1);
    expect(after.revenue - before.revenue).toBe(50);
  });

  it('count a refund that the bank sends back as money that is here, and its repetition once', async () => {
    const { order_id, session } = await bought();
    const before = await shop.commerceFigures();
    const gained = async () => (await shop.commerceFigures()).revenue - before.revenue;
    await shop.refundOrder(operator, order_id, undefined);
    expect(await gained()).toBe(-50);
    outside.gateway.failRefund(outside.gateway.sessions.get(session)?.payment ?? '');
    await hearAll();
    expect(await gained()).toBe(0);
    const again = await shop.refundOrder(operator, order_id, undefined);
    expect(again).toMatchObject({ status: 'refunded', refunded: 50 });
    expect(await gained()).toBe(-50);
  });
});

describe('a deleted account', () => {
  it('leaves its orders without a name, and may be deleted again', async () => {
    const { actor, order_id } = await bought();
    await shop.requestRefund(actor, order_id, 'I am Robin Reader and did not like it');
    await shop.anonymiseOrders(actor.id);
    await shop.anonymiseOrders(actor.id);
    const order = await shop.findOrder(order_id);
    expect(order).toMatchObject({ status: 'paid', total: 5000, email: '' });
    expect(JSON.stringify(order)).not.toContain(actor.id);
    expect(JSON.stringify(order)).not.toContain('Robin');
    expect((await shop.exportPurchases(actor.id)).orders).toEqual([]);
    expect(await shop.findOtherCheckouts(actor.id)).toEqual({ newest: undefined, waiting: [], areClosed: true });
    await expect(shop.getOwnOrder(actor, order_id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('leaves no name on what was given so lately that the index does not know it yet', async () => {
    const code = `gift-${shop.newId('discount').slice(-8)}`;
    await shop.createDiscount({ name: 'Gift', type: 'percentage', value: 100, code });
    const actor = somebody();
    const { order_id } = await shop.checkout(actor, { ebook_id: shop.newId('ebook'), discount_code: code });
    const late = { go: async () => ({ data: [], cursor: null }) };
    vi.spyOn(shop.OrderEntity.query, 'ofUser').mockReturnValueOnce(late as never);
    await shop.anonymiseOrders(actor.id);
    const order = await shop.findOrder(order_id);
    expect(order).toMatchObject({ status: 'paid', email: '' });
    expect(JSON.stringify(order)).not.toContain(actor.id);
  });

  it('gets money back that arrives after it', async () => {
    const { actor, order_id, session } = await opened();
    await shop.anonymiseOrders(actor.id);
    outside.gateway.pay(session);
    await hearAll();
    expect(await shop.findOrder(order_id)).toMatchObject({ status: 'refunded', refunded: 5000 });
    const [payment] = outside.gateway.payments.values();
    expect(payment && outside.gateway.kept(payment)).toBe(0);
    expect(await shop.listGrants(actor.id)).toEqual([]);
    expect(outside.mails).toEqual([]);
  });

  it('leaves its uses of codes counted without saying whose they were', async () => {
    const { id, code } = await aCode();
    const { actor } = await bought(code);
    expect(await shop.findUses(id, actor.id)).toEqual({ uses: 1, usesOfPerson: 1 });
    await shop.anonymiseOrders(actor.id);
    await shop.anonymiseOrders(actor.id);
    expect(await shop.findUses(id, actor.id)).toEqual({ uses: 1, usesOfPerson: 0 });
    expect((await shop.findUsesOf(actor.id, [id])).size).toBe(0);
  });

  it('gives the use of its code back when its checkout ends', async () => {
    const { id, code } = await shop.createDiscount({
      name: 'One only',
      type: 'fixed',
      value: 5,
      code: `once-${shop.newId('discount').slice(-8)}`,
      max_uses: 1,
    });
    const { actor, session } = await opened(code ?? '');
    await shop.anonymiseOrders(actor.id);
    outside.gateway.expire(session);
    await hearAll();
    expect((await shop.findUses(id, undefined)).uses).toBe(0);
  });
});

describe('a code', () => {
  it('is one discount’s alone', async () => {
    const code = `twice-${shop.newId('discount').slice(-8)}`;
    await shop.createDiscount({ name: 'First', type: 'percentage', value: 10, code });
    const second = shop.createDiscount({ name: 'Second', type: 'percentage', value: 20, code: code.toUpperCase() });
    await expect(second).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('an event', () => {
  it('is remembered with the change it caused, not after it', async () => {
    const { order_id, session } = await opened();
    outside.gateway.pay(session);
    const key = { gateway: 'stripe', event_id: `evt_${order_id}` };
    await shop.fulfil(order_id, await outside.gateway.readSession(session), key);
    expect(await shop.wasSeen(key)).toBe(true);
  });
});

describe('the reconciler', () => {
  it('leaves young orders to the process that makes them', async () => {
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

  it('hears of refunds and disputes whose webhooks were lost', async () => {
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

  it('hears of the others when one event fails', async () => {
    const { order_id, session } = await bought();
    outside.gateway.refundAtGateway(outside.gateway.sessions.get(session)?.payment ?? '', 1);
    const order = () => Promise.reject(new Error('down'));
    const dispute = { dispute: 'du_unreadable', payment: undefined, amount: 5000, state: 'open' } as const;
    outside.gateway.events.push({ id: `evt_unreadable_${order_id}`, kind: 'dispute', ...dispute, order });
    await shop.reconcile(5000);
    expect((await shop.findOrder(order_id))?.status).toBe('refunded');
    expect(outside.alarms).toContain('not reconciled');
  });

  it('settles orders on a day with more events than it has time for', async () => {
    const { order_id, session } = await opened();
    outside.gateway.pay(session);
    wait(3);
    const crowded = performance.now() + 3000;
    vi.spyOn(outside.gateway, 'eventsSince').mockImplementation(async function* () {
      for (let n = 0; performance.now() < crowded; n++, await pause(2))
        yield { id: `${n}`, kind: 'other' } as GatewayEvent;
    });
    await shop.reconcile(1000);
    expect(performance.now()).toBeLessThan(crowded);
    expect((await shop.findOrder(order_id))?.status).toBe('paid');
  });

  it('keeps time for events when the orders alone would take it all', async () => {
    const { order_id, session } = await bought();
    outside.gateway.refundAtGateway(outside.gateway.sessions.get(session)?.payment ?? '', 1);
    const orders = [];
    for (let n = 0; n < 12; n++) orders.push(await opened());
    wait(3);
    const { gateway } = outside;
    const read = gateway.readSession.bind(gateway);
    const slow = vi.spyOn(gateway, 'readSession').mockImplementation((id) => pause(400).then(() => read(id)));
    await shop.reconcile(300);
    expect((await shop.findOrder(order_id))?.status).toBe('refunded');
    slow.mockRestore();
    for (const each of orders) outside.gateway.expire(each.session);
    await hearAll();
  });

  it('asks last about money that is known to be on its way', async () => {
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

describe('a checkout that is under way when its account is deleted', () => {
  const gone = { code: 'unauthenticated', message: 'Please sign in again' };
  /** Deletes the account after the checkout has read what it decides on, before it writes. */
  const deletedMeanwhile = (actor: ReturnType<typeof somebody>) =>
    vi.spyOn(shop.pricesOfNow, 'findBulkDiscounts').mockImplementationOnce(async () => {
      await shop.anonymiseOrders(actor.id);
      return [];
    });
  const openSessions = () => [...outside.gateway.sessions.values()].filter(({ state }) => state === 'open');

  it('leaves no order', async () => {
    const actor = somebody();
    deletedMeanwhile(actor);
    await expect(shop.checkout(actor, { ebook_id: shop.newId('ebook') })).rejects.toMatchObject(gone);
    expect(await shop.allOrdersOfUser(actor.id)).toEqual([]);
    expect(outside.gateway.sessions.size).toBe(0);
  });

  it('leaves none either when there was a checkout before it', async () => {
    const { actor } = await bought();
    deletedMeanwhile(actor);
    await expect(shop.checkout(actor, { ebook_id: shop.newId('ebook') })).rejects.toMatchObject(gone);
    expect(await shop.allOrdersOfUser(actor.id)).toEqual([]);
    expect(openSessions()).toEqual([]);
  });

  it('gives nothing for nothing', async () => {
    const code = `gift-${shop.newId('discount').slice(-8)}`;
    await shop.createDiscount({ name: 'Gift', type: 'percentage', value: 100, code });
    const actor = somebody();
    deletedMeanwhile(actor);
    const gift = { ebook_id: shop.newId('ebook'), discount_code: code };
    await expect(shop.checkout(actor, gift)).rejects.toMatchObject(gone);
    expect(await shop.allOrdersOfUser(actor.id)).toEqual([]);
    expect(await shop.listGrants(actor.id)).toEqual([]);
    expect((await shop.checkout(somebody(), gift)).url).toBeNull();
  });

  it('tells no address where to pay', async () => {
    const actor = somebody();
    const open = outside.gateway.openSession.bind(outside.gateway);
    vi.spyOn(outside.gateway, 'openSession').mockImplementationOnce(async (order) => {
      await shop.anonymiseOrders(actor.id);
      return open(order);
    });
    await expect(shop.checkout(actor, { ebook_id: shop.newId('ebook') })).rejects.toMatchObject(gone);
    expect(openSessions()).toEqual([]);
  });

  it.each([0, 2, 4, 8, 16, 32])('leaves no name, %i milliseconds after its begin', async (after) => {
    const actor = somebody();
    const checkout = shop.checkout(actor, { ebook_id: shop.newId('ebook') }).catch(() => undefined);
    await pause(after);
    await shop.anonymiseOrders(actor.id);
    await checkout;
    expect(await shop.allOrdersOfUser(actor.id)).toEqual([]);
  });
});
