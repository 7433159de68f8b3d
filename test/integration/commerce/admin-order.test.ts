import { describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { asAdmin, eventually, mailsTo, signedUp, visitor } from '../cloud.ts';
import { bought, checkout, gatewayOf, newBook, orderIs, ownedBy, press, sessionsOf } from './commerce.ts';

const noOrder = 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const refund = (admin: Client, id: string, lines?: readonly string[]) =>
  admin.post(`/admin/orders/${id}/refund`, { lines });
const decline = (admin: Client, id: string, note: unknown = 'You have read all of it.') =>
  admin.post(`/admin/orders/${id}/decline-refund`, { note });
/** The log entries of an order, newest first. */
const actsOn = async (admin: Client, id: string): Promise<{ action: string; changes: object }[]> =>
  (await admin.get(`/admin/audit-log?target_id=${id}`)).body;
const idsIn = (body: { id: string }[]) => body.map(({ id }) => id);

/** Cents that were refunded at the gateway. */
async function sentBack(order: string): Promise<number> {
  const [session] = await sessionsOf([order]);
  const payment_intent = String(session?.payment_intent);
  const { data } = await gatewayOf().refunds.list({ payment_intent, limit: 100 });
  return data.reduce((sum, { amount }) => sum + amount, 0);
}

describe('GET /admin/orders', () => {
  it('lists all orders, newest first, and by state', async () => {
    const admin = await asAdmin();
    const { order, person } = await bought([1900]);
    const other = await signedUp();
    const { body: pending } = await checkout(other, [(await newBook(1900)).id]);
    const all = await admin.get('/admin/orders', { query: { limit: '100' } });
    expect(idsIn(all.body)).toEqual(expect.arrayContaining([order.id, pending.order_id]));
    expect(idsIn(all.body)).toEqual([...idsIn(all.body)].sort().reverse());
    expect(all.body.find(({ id }: { id: string }) => id === order.id)).toMatchObject({
      email: person.email,
      attention: null,
    });
    const paid = await admin.get('/admin/orders', { query: { status: 'paid', limit: '100' } });
    expect(idsIn(paid.body)).toContain(order.id);
    expect(idsIn(paid.body)).not.toContain(pending.order_id);
    expect((await admin.get('/admin/orders', { query: { status: 'lost' } })).status).toBe(422);
    expect((await admin.get('/admin/orders', { query: { cursor: 'nonsense' } })).status).toBe(422);
  });

  it('leads from page to page without losing or repeating any', async () => {
    const admin = await asAdmin();
    const sold = await Promise.all([bought([1900]), bought([1900]), bought([1900])]);
    const mine = sold.map(({ order }) => order.id).sort();
    // Other tests place orders concurrently: compares only what lies between the first and the last of these.
    const between = (ids: readonly string[]) => ids.filter((id) => id >= (mine[0] ?? '') && id <= (mine[2] ?? ''));
    const seen: string[] = [];
    let path = '/admin/orders?limit=2';
    while (path && (seen.at(-1) ?? mine[0]) >= (mine[0] ?? '')) {
      const { body, headers } = await admin.get(path);
      expect(body.length).toBeLessThanOrEqual(2);
      seen.push(...idsIn(body));
      path = /<\/api(.+)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
    }
    const whole = await admin.get('/admin/orders?limit=100');
    expect(between(seen)).toEqual(between(idsIn(whole.body)));
    expect(between(seen)).toEqual(expect.arrayContaining(mine));
  });

  it('shows one order with the fields that only admins see', async () => {
    const { order, user, session } = await bought([1900]);
    const { body } = await (await asAdmin()).get(`/admin/orders/${order.id}`);
    expect(body).toMatchObject({ id: order.id, user_id: user.id, gateway: 'stripe', session_id: session });
    expect((await (await asAdmin()).get(`/admin/orders/${noOrder}`)).status).toBe(404);
  });

  it('finds orders by number, address and title', async () => {
    const admin = await asAdmin();
    const { order, person, books } = await bought([1900]);
    const found = async (search: string) => idsIn((await admin.get('/admin/orders', { query: { search } })).body);
    for (const typed of [order.id, order.id.toLowerCase(), person.email.slice(0, -2), books[0]?.title ?? ''])
      expect(await found(typed)).toEqual([order.id]);
    expect(await found(`${person.email}x`)).toEqual([]);
    const bad = await admin.get('/admin/orders', { query: { search: 'a', cursor: 'nonsense' } });
    expect([bad.status, bad.body.errors]).toEqual([422, { cursor: 'Not a valid cursor' }]);
  });

  it('tells the refunds of an order, and its payment at the gateway', async () => {
    const { order, ids } = await bought([1900, 2900]);
    const admin = await asAdmin();
    await refund(admin, order.id, [ids[1] ?? '']);
    const { body } = await admin.get(`/admin/orders/${order.id}`);
    expect(body.payment).toMatch(/^pi_/);
    expect(body.refunds).toMatchObject([{ amount: 29, state: 'done', reason: 'admin', lines: [ids[1]] }]);
  });

  it('is for admins only, like every call of the back-office', async () => {
    const { client, order } = await bought([1900]);
    for (const [who, status] of [
      [visitor(), 401],
      [client, 403],
    ] as const) {
      expect((await who.get('/admin/orders')).status).toBe(status);
      expect((await who.get(`/admin/orders/${order.id}`)).status).toBe(status);
      expect((await who.get('/admin/orders/summary')).status).toBe(status);
      expect((await decline(who, order.id)).status).toBe(status);
      expect((await refund(who, order.id)).status).toBe(status);
      expect((await who.post(`/admin/orders/${order.id}/resend-receipt`)).status).toBe(status);
    }
    expect((await client.get(`/user/orders/${order.id}`)).body.status).toBe('paid');
  });
});

describe('POST /admin/orders/{id}/refund', () => {
  it('refunds one line and takes its book away', async () => {
    const admin = await asAdmin();
    const { client, person, ids, books, order } = await bought([1900, 2900]);
    const { status, body } = await refund(admin, order.id, [ids[0] ?? '']);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, order: { status: 'partially_refunded', refunded: 19 } });
    expect(body.order.lines.map(({ status }: { status: string }) => status)).toEqual(['refunded', 'granted']);
    expect(await ownedBy(client)).toEqual([ids[1]]);
    expect(await sentBack(order.id)).toBe(1900);
    const mail = await eventually(async () =>
      (await mailsTo(person.email)).find(({ subject }) => subject.includes('refund')),
    );
    expect(mail.text).toContain('$19.00');
    expect(mail.text).toContain(books[0]?.title);
    expect(mail.text).not.toContain(books[1]?.title);
    await eventually(async () => (await visitor().get(`/ebooks/${ids[0]}`)).body.purchases === 0);
    expect((await visitor().get(`/ebooks/${ids[1]}`)).body.purchases).toBe(1);
    expect((await checkout({ client, person, user: {} }, [ids[0] ?? ''])).status).toBe(200);
  });

  it('refunds everything, and nothing more when it is repeated', async () => {
    const admin = await asAdmin();
    const { client, person, ids, books, order } = await bought([1900, 2900]);
    await refund(admin, order.id, [ids[1] ?? '']);
    const twice = await refund(admin, order.id, [ids[1] ?? '']);
    expect([twice.status, twice.body.detail]).toEqual([
      409,
      'These items have been refunded already. Nothing is left to refund for them.',
    ]);
    const { body } = await refund(admin, order.id);
    expect(body.order).toMatchObject({ status: 'refunded', refunded: 48 });
    const acts = await actsOn(admin, order.id);
    expect(acts.map(({ action }) => action)).toEqual(['order.refunded', 'order.refunded']);
    const given = (refunded: number, at: number) => ({ refunded: [null, refunded], items: [null, [books[at]?.title]] });
    expect(acts.map(({ changes }) => changes)).toEqual([given(19, 0), given(29, 1)]);
    const again = await Promise.all([refund(admin, order.id), refund(admin, order.id, ids)]);
    const nothingLeft = 'This order has been refunded already. Nothing is left to refund.';
    for (const { status, body } of again)
      expect([status, body.code, body.detail]).toEqual([409, 'conflict', nothingLeft]);
    expect(await actsOn(admin, order.id)).toHaveLength(2);
    expect(await sentBack(order.id)).toBe(4800);
    expect(await ownedBy(client)).toEqual([]);
    const mails = async () => (await mailsTo(person.email)).filter(({ subject }) => subject.includes('refund')).length;
    await eventually(async () => (await mails()) >= 2);
    expect(await mails()).toBe(2);
  });

  it('sends money once when ten admins refund concurrently', async () => {
    const admin = await asAdmin();
    const { order } = await bought([1900, 2900]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(admin, order.id)));
    // A call during the refund shares it; a call after it is told that it is done.
    const late = answers.filter(({ status }) => status !== 200);
    expect(late.length).toBeLessThan(10);
    for (const { status, body } of late)
      expect([status, body.detail]).toEqual([409, 'This order has been refunded already. Nothing is left to refund.']);
    expect(await actsOn(admin, order.id)).toHaveLength(1);
    expect(await sentBack(order.id)).toBe(4800);
  });

  it('refunds what a discounted line cost, not its list price', async () => {
    const admin = await asAdmin();
    const { ids, order } = await bought([5000, 3000, 2000]);
    const line = order.lines.find(({ ebook_id }: { ebook_id: string }) => ebook_id === ids[0]);
    expect(line.paid).toBeLessThan(50);
    await refund(admin, order.id, [ids[0] ?? '']);
    expect(await sentBack(order.id)).toBe(Math.round(line.paid * 100));
    await refund(admin, order.id);
    expect(await sentBack(order.id)).toBe(Math.round(order.total * 100));
  });

  it('never refunds more than is left after a refund at the gateway', async () => {
    const admin = await asAdmin();
    const { client, order, session } = await bought([1900]);
    await press(session, 'refund', { amount: '4.00' });
    await orderIs(client, order.id, 'partially_refunded');
    expect((await refund(admin, order.id)).body.order).toMatchObject({ status: 'refunded', refunded: 19 });
    expect(await sentBack(order.id)).toBe(1900);
  });

  it('says why when the gateway refuses', async () => {
    const admin = await asAdmin();
    const { client, ids, order, session } = await bought([1900]);
    await press(session, 'dispute');
    const attention = async () => (await admin.get(`/admin/orders/${order.id}`)).body.attention as string | null;
    await eventually(async () => (await attention())?.startsWith('The buyer’s bank disputes this payment.'));
    const { status, body } = await refund(admin, order.id);
    expect(status).toBe(409);
    expect(body.detail).toContain('charge_disputed');
    expect(await ownedBy(client)).toEqual(ids);
  });

  it('takes a free order’s book away without a refund', async () => {
    const admin = await asAdmin();
    const buyer = await signedUp();
    const { id } = await newBook(0);
    const { body } = await checkout(buyer, [id]);
    expect((await refund(admin, body.order_id)).body.order).toMatchObject({ status: 'refunded', refunded: 0 });
    expect(await ownedBy(buyer.client)).toEqual([]);
  });

  it('refuses lines of other orders, unpaid orders and unknown orders', async () => {
    const admin = await asAdmin();
    const { order } = await bought([1900]);
    const { status, body } = await refund(admin, order.id, ['ebk_01ARZ3NDEKTSV4RRFFQ69G5FAV']);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ lines: 'This order has no such line' });
    expect((await refund(admin, order.id, [])).status).toBe(422);
    const buyer = await signedUp();
    const { body: pending } = await checkout(buyer, [(await newBook(1900)).id]);
    expect((await refund(admin, pending.order_id)).status).toBe(409);
    expect((await refund(admin, noOrder)).status).toBe(404);
    expect((await refund(admin, '%2e%2e')).status).toBe(404);
  });
});

describe('POST /admin/orders/{id}/decline-refund', () => {
  async function asked() {
    const buyer = await bought([1900]);
    await buyer.client.post(`/user/orders/${buyer.order.id}/refund-request`, { reason: 'Not mine' });
    return { admin: await asAdmin(), ...buyer };
  }

  it('takes the request off the queue and mails the buyer why', async () => {
    const { admin, client, order, person } = await asked();
    const { status, body } = await decline(admin, order.id, '  You have read "all" of it.  ');
    const note = 'You have read “all” of it.';
    expect([status, body]).toMatchObject([200, { message: 'Refund declined', order: { refund_request: { note } } }]);
    const mail = await eventually(async () =>
      (await mailsTo(person.email)).find(({ subject }) => subject === `Your refund request for order ${order.id}`),
    );
    expect(mail.text).toContain(note);
    const waiting = await admin.get('/admin/orders', { query: { refund_requested: 'true', limit: '100' } });
    expect(idsIn(waiting.body)).not.toContain(order.id);
    expect((await client.get(`/user/orders/${order.id}`)).body.refund_request).toMatchObject({ note });
    expect(await actsOn(admin, order.id)).toMatchObject([
      { action: 'order.refund-declined', changes: { refund_request: ['waiting', 'declined'] } },
    ]);
  });

  it('answers one of ten concurrent calls, and needs a note', async () => {
    const { admin, order } = await asked();
    expect((await decline(admin, order.id, ' ')).body.errors).toEqual({ note: 'Please tell the buyer why' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => decline(admin, order.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await decline(admin, noOrder)).status).toBe(404);
  });
});

describe('POST /admin/orders/{id}/resend-receipt', () => {
  it('mails the receipt again, and logs it', async () => {
    const { person, order } = await bought([1900]);
    const receipts = async () =>
      (await mailsTo(person.email)).filter(({ subject }) => subject.includes('receipt')).length;
    await eventually(async () => (await receipts()) === 1);
    const admin = await asAdmin();
    expect((await admin.post(`/admin/orders/${order.id}/resend-receipt`)).status).toBe(200);
    await eventually(async () => (await receipts()) === 2);
    expect(await actsOn(admin, order.id)).toMatchObject([{ action: 'order.receipt-resent', changes: {} }]);
  });

  it('has nothing to mail for an order that was not paid', async () => {
    const admin = await asAdmin();
    const buyer = await signedUp();
    const { body } = await checkout(buyer, [(await newBook(1900)).id]);
    expect((await admin.post(`/admin/orders/${body.order_id}/resend-receipt`)).status).toBe(409);
    expect((await admin.post(`/admin/orders/${noOrder}/resend-receipt`)).status).toBe(404);
  });
});
