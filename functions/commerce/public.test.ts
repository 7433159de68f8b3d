import { describe, expect, it, vi } from 'vitest';
import { outside, readerOf } from './testing/shop.ts';
import { wholeShop } from './testing/whole-shop.ts';

/* Commerce as other domains use it, on a real table. */

vi.mock('./gateway/gateways.ts', () => import('./testing/stand-ins.ts'));
vi.mock('#lib/mail/mail.ts', () => import('./testing/stand-ins.ts'));
vi.mock('#lib/aws/events.ts', () => import('./testing/stand-ins.ts'));
vi.mock('#lib/logger.ts', () => import('./testing/stand-ins.ts'));
vi.mock('#functions/catalog/public.ts', () => import('./testing/stand-ins.ts'));

const { shop, somebody, opened, bought, aCode, hearAll } = wholeShop();
const operator = { ...readerOf('usr_operator'), isAdmin: true };

describe('an export', () => {
  it('contains only the person’s own orders', async () => {
    const { actor, order_id } = await bought();
    await bought();
    const { orders, code_uses } = await shop.exportPurchases(actor.id);
    expect(orders).toMatchObject([{ id: order_id, status: 'paid', total: 50 }]);
    expect(code_uses).toEqual([]);
    expect(await shop.exportPurchases('usr_nobody')).toEqual({ orders: [], code_uses: [] });
  });

  it('contains the codes a person used', async () => {
    const { id, code } = await aCode();
    const { actor } = await bought(code);
    await bought(code);
    const { code_uses } = await shop.exportPurchases(actor.id);
    expect(code_uses).toEqual([{ discount: 'Welcome', code, uses: 1 }]);
    expect((await shop.findUses(id, actor.id)).uses).toBe(2);
  });
});

describe('the figures', () => {
  it('count payments net of refunds', async () => {
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

  it('add back a refund that the bank sends back, and deduct its retry once', async () => {
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
  it('leaves its orders anonymous, and may be deleted again', async () => {
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

  it('of thousands of orders is anonymised in several runs', async () => {
    const { actor } = await bought();
    const { session_id } = await shop.checkout(actor, { ebook_id: shop.newId('ebook') });
    outside.gateway.pay(session_id ?? '');
    await hearAll();
    let steps = 0;
    const once = () => {
      steps += 1;
      if (steps > 1) throw new Error('out of time');
    };
    await expect(shop.anonymiseOrders(actor.id, once)).rejects.toThrow('out of time');
    expect(await shop.allOrdersOfUser(actor.id)).toHaveLength(1);
    await expect(shop.checkout(actor, { ebook_id: shop.newId('ebook') })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await shop.anonymiseOrders(actor.id);
    expect(await shop.allOrdersOfUser(actor.id)).toEqual([]);
  });

  it('leaves no name on recent orders missing from the index', async () => {
    const code = `gift-${shop.newId('discount').slice(-8)}`;
    await shop.newDiscount({ name: 'Gift', type: 'percentage', value: 100, code });
    const actor = somebody();
    const { order_id } = await shop.checkout(actor, { ebook_id: shop.newId('ebook'), discount_code: code });
    const late = { go: async () => ({ data: [], cursor: null }) };
    vi.spyOn(shop.OrderEntity.query, 'ofUser').mockReturnValueOnce(late as never);
    await shop.anonymiseOrders(actor.id);
    const order = await shop.findOrder(order_id);
    expect(order).toMatchObject({ status: 'paid', email: '' });
    expect(JSON.stringify(order)).not.toContain(actor.id);
  });

  it('gets a late payment refunded', async () => {
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

  it('leaves its code uses counted but anonymous', async () => {
    const { id, code } = await aCode();
    const { actor } = await bought(code);
    expect(await shop.findUses(id, actor.id)).toEqual({ uses: 1, usesOfPerson: 1 });
    await shop.anonymiseOrders(actor.id);
    await shop.anonymiseOrders(actor.id);
    expect(await shop.findUses(id, actor.id)).toEqual({ uses: 1, usesOfPerson: 0 });
    expect((await shop.findUsesOf(actor.id, [id])).size).toBe(0);
  });

  it('returns its code’s use when its checkout ends', async () => {
    const { id, code } = await shop.newDiscount({
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
  it('belongs to only one discount', async () => {
    const code = `twice-${shop.newId('discount').slice(-8)}`;
    await shop.newDiscount({ name: 'First', type: 'percentage', value: 10, code });
    const second = shop.newDiscount({ name: 'Second', type: 'percentage', value: 20, code: code.toUpperCase() });
    await expect(second).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('an event', () => {
  it('is stored in the same transaction as the change it caused', async () => {
    const { order_id, session } = await opened();
    outside.gateway.pay(session);
    const key = { gateway: 'stripe', event_id: `evt_${order_id}` };
    await shop.fulfil(order_id, await outside.gateway.readSession(session), key);
    expect(await shop.wasSeen(key)).toBe(true);
  });
});

describe('a checkout under way when its account is deleted', () => {
  const gone = { code: 'unauthenticated', message: 'Please sign in again' };
  /** Deletes the account between the checkout's reads and its write. */
  const deletedMeanwhile = (actor: ReturnType<typeof somebody>) =>
    vi.spyOn(shop.currentPrices, 'findBulkDiscounts').mockImplementationOnce(async () => {
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

  it('leaves none after an earlier checkout either', async () => {
    const { actor } = await bought();
    deletedMeanwhile(actor);
    await expect(shop.checkout(actor, { ebook_id: shop.newId('ebook') })).rejects.toMatchObject(gone);
    expect(await shop.allOrdersOfUser(actor.id)).toEqual([]);
    expect(openSessions()).toEqual([]);
  });

  it('grants no free books', async () => {
    const code = `gift-${shop.newId('discount').slice(-8)}`;
    await shop.newDiscount({ name: 'Gift', type: 'percentage', value: 100, code });
    const actor = somebody();
    deletedMeanwhile(actor);
    const gift = { ebook_id: shop.newId('ebook'), discount_code: code };
    await expect(shop.checkout(actor, gift)).rejects.toMatchObject(gone);
    expect(await shop.allOrdersOfUser(actor.id)).toEqual([]);
    expect(await shop.listGrants(actor.id)).toEqual([]);
    expect((await shop.checkout(somebody(), gift)).url).toBeNull();
  });

  it('returns no payment URL', async () => {
    const actor = somebody();
    const open = outside.gateway.openSession.bind(outside.gateway);
    vi.spyOn(outside.gateway, 'openSession').mockImplementationOnce(async (order) => {
      await shop.anonymiseOrders(actor.id);
      return open(order);
    });
    await expect(shop.checkout(actor, { ebook_id: shop.newId('ebook') })).rejects.toMatchObject(gone);
    expect(openSessions()).toEqual([]);
  });
});
