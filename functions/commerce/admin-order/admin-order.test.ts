import { describe, expect, it, vi } from 'vitest';
import { outside, readerOf } from '../testing/shop.ts';
import { wholeShop } from '../testing/whole-shop.ts';

/* What admins find, sum up and decline, on a real table. */

vi.mock('../gateway/gateways.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/mail/mail.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/aws/events.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#lib/logger.ts', () => import('../testing/stand-ins.ts'));
vi.mock('#functions/catalog/public.ts', () => import('../testing/stand-ins.ts'));

const { shop, somebody, opened, bought, hearAll } = wholeShop();
const operator = { ...readerOf('usr_operator'), isAdmin: true };

/** An order of books with these titles, not paid yet. */
async function ordered(...titles: string[]) {
  const actor = somebody();
  const ids = titles.map((title) => {
    const id = shop.newId('ebook');
    outside.offers.set(id, { id, title, price: 2500, published: true });
    return id;
  });
  const { order_id } = await shop.checkout(actor, { ebook_ids: ids.join(',') });
  return { actor, order_id };
}

const found = async (search: string, more: object = {}) =>
  (await shop.listAllOrders({ limit: 50, search, ...more })).items.map(({ id }) => id);

describe('a search for orders', () => {
  it('finds an order by the beginning of its number, its address and any longer word of its titles', async () => {
    const { actor, order_id } = await ordered('Zephyr Audits in Practice', 'Quixotic Risk');
    for (const typed of [order_id, order_id.toLowerCase(), order_id.slice(0, -2), actor.email.toUpperCase()])
      expect(await found(typed), typed).toEqual([order_id]);
    for (const typed of ['zephyr', 'ZEPHYR AUD', 'audits in prac', 'quixo'])
      expect(await found(typed)).toEqual([order_id]);
    for (const typed of ['ephyr', 'zephyr risk', 'ord_Z', '']) expect(await found(`${typed}§`)).toEqual([]);
  });

  it('finds an order once, although two of its titles begin like this', async () => {
    const { order_id } = await ordered('Yonder Yonder Controls', 'Yonder Audits');
    expect(await found('yonder')).toEqual([order_id]);
    const first = await shop.listAllOrders({ limit: 1, search: 'yonder' });
    const rest = await shop.listAllOrders({ limit: 1, search: 'yonder', cursor: first.next });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([order_id]);
  });

  it('has the newest first of those with the same title, and filters them', async () => {
    const older = await ordered('Xylophone Governance');
    const newer = await ordered('Xylophone Governance');
    expect(await found('xylo')).toEqual([newer.order_id, older.order_id]);
    expect(await found('xylo', { status: 'paid' })).toEqual([]);
    expect(await found('xylo', { status: 'pending', refund_requested: 'false' })).toHaveLength(2);
    expect(await found(older.order_id, { status: 'paid' })).toEqual([]);
  });

  it('finds the order of a full cart by every title’s beginning', async () => {
    const titles = Array.from({ length: 40 }, (_, at) => `Volume ${at} of the Wisteria Library of Controls`);
    const { order_id } = await ordered(...titles);
    expect(await found('volume 39 of the wis')).toEqual([order_id]);
  });

  it('no longer finds an order by the address of a deleted account', async () => {
    const { actor, order_id } = await ordered('Umbrella Policies');
    await shop.anonymiseOrders(actor.id);
    expect(await found(actor.email)).toEqual([]);
    expect(await found('umbrella')).toEqual([order_id]);
  });
});

/** What the summary grew by during the work. */
async function growth(work: () => Promise<unknown>) {
  const before = await shop.orderSummary();
  await work();
  const now = await shop.orderSummary();
  return Object.fromEntries(
    Object.entries(now).map(([name, figure]) => [name, figure - before[name as keyof typeof before]]),
  );
}
const nothing = { paid_orders: 0, revenue: 0, refunded: 0, refund_requests: 0 };

describe('the summary', () => {
  it('counts what was paid, and what went back of it', async () => {
    expect(await growth(() => bought())).toEqual({ ...nothing, paid_orders: 1, revenue: 50 });
    const { order_id } = await bought();
    const refund = () => shop.refundOrder(operator, order_id, undefined);
    expect(await growth(refund)).toEqual({ ...nothing, revenue: -50, refunded: 50 });
    await expect(refund()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('counts money once, whoever reports it, and none of an order that nobody paid', async () => {
    const { session } = await opened();
    const late = async () => {
      outside.gateway.expire(session);
      await hearAll();
      outside.gateway.pay(session);
      await hearAll();
      await shop.reconcile(1000);
    };
    expect(await growth(() => opened())).toEqual(nothing);
    expect((await growth(late)).paid_orders).toBeLessThanOrEqual(1);
  });

  it('takes back a refund that the bank sends back', async () => {
    const { order_id, session } = await bought();
    const failed = async () => {
      await shop.refundOrder(operator, order_id, undefined);
      outside.gateway.failRefund(outside.gateway.sessions.get(session)?.payment ?? '');
      await hearAll();
    };
    expect(await growth(failed)).toEqual(nothing);
  });

  it('does not count free orders as paid', async () => {
    const code = `gift-${shop.newId('discount').slice(-8)}`;
    await shop.newDiscount({ name: 'Gift', type: 'percentage', value: 100, code });
    const free = () => shop.checkout(somebody(), { ebook_id: shop.newId('ebook'), discount_code: code });
    expect(await growth(free)).toEqual(nothing);
  });

  it('counts the requests that wait, until they are answered', async () => {
    const { actor, order_id } = await bought();
    const ask = () => shop.requestRefund(actor, order_id, 'Not mine');
    expect(await growth(ask)).toEqual({ ...nothing, refund_requests: 1 });
    await expect(ask()).rejects.toMatchObject({ code: 'conflict' });
    const refund = () => shop.refundOrder(operator, order_id, undefined);
    expect(await growth(refund)).toMatchObject({ refund_requests: -1 });
  });
});

describe('a request for a refund', () => {
  async function asked() {
    const { actor, order_id } = await bought();
    await shop.requestRefund(actor, order_id, 'Not mine');
    return { actor, order_id };
  }
  const waiting = async () =>
    (await shop.listAllOrders({ limit: 100, refund_requested: 'true' })).items.map(({ id }) => id);

  it('waits in a queue, the oldest first', async () => {
    const [one, other] = [await asked(), await asked()];
    const ids = [one.order_id, other.order_id];
    expect((await waiting()).filter((id) => ids.includes(id))).toEqual(ids);
  });

  it('is declined once, with a mail that says why', async () => {
    const { actor, order_id } = await asked();
    const decline = () => shop.declineRefund(operator, order_id, 'You have read all of it.\n\nSorry.');
    expect(await growth(decline)).toEqual({ ...nothing, refund_requests: -1 });
    await expect(decline()).rejects.toMatchObject({ code: 'conflict' });
    expect(await waiting()).not.toContain(order_id);
    await shop.orderTasks.sweep(5000);
    const mails = outside.mails.filter(({ to, subject }) => to === actor.email && subject.includes('refund request'));
    expect(mails).toMatchObject([{ paragraphs: expect.arrayContaining(['You have read all of it.', 'Sorry.']) }]);
    const { refund_request } = await shop.getOwnOrder(actor, order_id);
    expect(refund_request).toMatchObject({ reason: 'Not mine', note: 'You have read all of it.\n\nSorry.' });
    await expect(shop.requestRefund(actor, order_id, 'Again')).rejects.toThrow('We have declined a refund');
  });

  it('may be refunded after it was declined, and counts no more', async () => {
    const { order_id } = await asked();
    await shop.declineRefund(operator, order_id, 'No');
    const refund = () => shop.refundOrder(operator, order_id, undefined);
    expect(await growth(refund)).toEqual({ ...nothing, revenue: -50, refunded: 50 });
    expect((await shop.getAnyOrder(order_id)).refund_request).toBeNull();
  });

  it('cannot be declined where there is none', async () => {
    const { order_id } = await bought();
    await expect(shop.declineRefund(operator, order_id, 'No')).rejects.toMatchObject({ code: 'conflict' });
    const nowhere = shop.declineRefund(operator, shop.newId('order'), 'No');
    await expect(nowhere).rejects.toMatchObject({ code: 'not_found' });
  });

  it('loses what its person wrote when the account is deleted', async () => {
    const { actor, order_id } = await asked();
    await shop.declineRefund(operator, order_id, 'Dear Robin');
    await shop.anonymiseOrders(actor.id);
    expect((await shop.getAnyOrder(order_id)).refund_request).toMatchObject({ reason: '', note: '' });
  });
});

describe('a receipt', () => {
  it('is sent again for what was paid, until the account is deleted', async () => {
    const { actor, order_id } = await bought();
    const receipts = () => outside.mails.filter(({ to, subject }) => to === actor.email && /receipt/i.test(subject));
    const before = receipts().length;
    await shop.resendReceipt(operator, order_id);
    expect(receipts()).toHaveLength(before + 1);
    await shop.anonymiseOrders(actor.id);
    await expect(shop.resendReceipt(operator, order_id)).rejects.toMatchObject({
      ...{ code: 'conflict', message: 'The account of this order was deleted.' },
    });
    const { order_id: unpaid } = await opened();
    await expect(shop.resendReceipt(operator, unpaid)).rejects.toMatchObject({ code: 'conflict' });
  });
});
