import { describe, expect, it } from 'vitest';
import { give, newestMail } from '../accounts/accounts.ts';
import { idsOf } from '../catalog/catalog.ts';
import { signedUp, visitor, withinAMinute } from '../cloud.ts';
import {
  bought,
  checkout,
  newBook,
  newBooks,
  newCode,
  orderIs,
  ordersOf,
  ownedBy,
  press,
  sessionsOf,
} from './commerce.ts';

describe('POST /payments/checkout', () => {
  it('opens a payment session for the order it saved, at current prices', async () => {
    const buyer = await signedUp();
    const books = await newBooks(4900, 2950);
    const { status, body } = await checkout(buyer, idsOf(books));
    expect([status, body.success]).toEqual([200, true]);
    expect(body.url).toContain(body.session_id);
    const { body: order } = await buyer.client.get(`/user/orders/${body.order_id}`);
    expect(order).toMatchObject({ status: 'pending', subtotal: 78.5, total: 78.5, paid_at: null, currency: 'usd' });
    expect(order.lines.map(({ ebook_id, price, paid, status }: never) => ({ ebook_id, price, paid, status }))).toEqual([
      { ebook_id: books[0]?.id, price: 49, paid: 49, status: 'open' },
      { ebook_id: books[1]?.id, price: 29.5, paid: 29.5, status: 'open' },
    ]);
    const [session] = await sessionsOf([body.order_id]);
    expect(session).toMatchObject({ amount_total: 7850, currency: 'usd', metadata: { order_id: body.order_id } });
    expect(await ownedBy(buyer.client)).toEqual([]);
  });

  it('buys a single book by ebook_id', async () => {
    const { client, person } = await signedUp();
    const { id } = await newBook(1900);
    const query = { ebook_id: id, user_email: person.email.toUpperCase() };
    const { status, body } = await client.post('/payments/checkout', undefined, { query });
    expect(status).toBe(200);
    expect(body.url).toBeTruthy();
  });

  it('records when the terms were accepted, and says so in the receipt', async () => {
    const buyer = await signedUp();
    const { id } = await newBook(1900);
    const silent = (await checkout(buyer, [id])).body;
    const telling = (await checkout(buyer, [id], { accept_terms: 'true' })).body;
    const orderOf = async (order: string) => (await buyer.client.get(`/user/orders/${order}`)).body;
    expect((await orderOf(silent.order_id)).terms_accepted_at).toBeNull();
    const { terms_accepted_at, created_at } = await orderOf(telling.order_id);
    expect(terms_accepted_at).toBe(created_at);
    await press(telling.session_id, 'pay');
    await orderIs(buyer.client, telling.order_id, 'paid');
    const receipt = await newestMail(buyer.person.email, 'Your receipt');
    expect(receipt.text).toMatch(/accepted our terms .*right of withdrawal ends with the delivery/);
    expect((await checkout(buyer, [id], { accept_terms: 'yes' })).status).toBe(422);
  });

  it('distributes a discount over the lines to the cent', async () => {
    const buyer = await signedUp();
    const books = await newBooks(3333, 3333, 3334);
    const { body } = await checkout(buyer, idsOf(books));
    const { body: order } = await buyer.client.get(`/user/orders/${body.order_id}`);
    expect(order.discount_amount).toBe(10);
    expect(order.applied_discount).toBeTruthy();
    const paid = order.lines.reduce((sum: number, line: { paid: number }) => sum + Math.round(line.paid * 100), 0);
    expect(paid).toBe(9000);
    expect((await sessionsOf([body.order_id]))[0]?.amount_total).toBe(9000);
  });

  it('gives a free book at once and does not count it as sold', async () => {
    const buyer = await signedUp();
    const { id } = await newBook(0);
    const { status, body } = await checkout(buyer, [id]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ url: null, session_id: null });
    expect(await ownedBy(buyer.client)).toEqual([id]);
    const { body: order } = await buyer.client.get(`/user/orders/${body.order_id}`);
    expect(order).toMatchObject({ status: 'paid', total: 0, refundable_until: null });
    expect((await visitor().get(`/ebooks/${id}`)).body.purchases).toBe(0);
    const again = await checkout(buyer, [id]);
    expect(again.status).toBe(409);
    expect(again.body.detail).toContain('already own');
  });

  it('gives a free book once for ten concurrent requests', async () => {
    const buyer = await signedUp();
    const { id } = await newBook(0);
    const answers = await Promise.all(Array.from({ length: 10 }, () => checkout(buyer, [id])));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect(await ordersOf(buyer.client)).toHaveLength(1);
  });

  it('leaves free books out of a mixed cart', async () => {
    const buyer = await signedUp();
    const [free, paid] = await newBooks(0, 1900);
    const { body } = await checkout(buyer, [free?.id ?? '', paid?.id ?? '']);
    const { body: order } = await buyer.client.get(`/user/orders/${body.order_id}`);
    expect(order.lines.map(({ ebook_id }: { ebook_id: string }) => ebook_id)).toEqual([paid?.id]);
    expect(order.total).toBe(19);
  });

  it('is paid at once when a code covers the total', async () => {
    const buyer = await signedUp();
    const { id } = await newBook(1900);
    const { code } = await newCode({ value: 100, max_uses_per_person: 1 });
    const { body } = await checkout(buyer, [id], { discount_code: code ?? '' });
    expect(body.url).toBeNull();
    expect(await ownedBy(buyer.client)).toEqual([id]);
    const other = await newBook(1900);
    const second = await checkout(buyer, [other.id], { discount_code: code ?? '' });
    expect(second).toMatchObject({ status: 409, body: { detail: 'You have used this code already' } });
  });

  it('refuses any address but the buyer’s own', async () => {
    const buyer = await signedUp();
    const { id } = await newBook(1900);
    const { status, body } = await checkout(buyer, [id], { user_email: 'somebody-else@example.test' });
    expect(status).toBe(403);
    expect(body.code).toBe('forbidden');
    expect(await ordersOf(buyer.client)).toEqual([]);
  });

  it('refuses books that are owned or unavailable, and names them', async () => {
    const buyer = await signedUp();
    const [owned, wanted] = await newBooks(4900, 1900);
    const draft = await newBook(2900, 'draft');
    await give(buyer.user.id, [owned?.id ?? '']);
    const { status, body } = await checkout(buyer, [owned?.id ?? '', wanted?.id ?? '', draft.id]);
    expect(status).toBe(409);
    expect(body.detail).toContain(owned?.title);
    expect(body.detail).toContain('No longer available: “An item that is no longer in the shop”.');
    expect(body.detail).not.toContain(wanted?.title);
    expect(body.items).toMatchObject([
      { ebook_id: owned?.id, problem: 'owned' },
      { ebook_id: draft.id, problem: 'unavailable' },
    ]);
    expect(JSON.stringify(body)).not.toContain(draft.title);
    expect((await checkout(buyer, ['ebk_01ARZ3NDEKTSV4RRFFQ69G5FAV'])).status).toBe(409);
    expect(await ordersOf(buyer.client)).toEqual([]);
  });

  it('takes no price, discount or currency from a client', async () => {
    const buyer = await signedUp();
    const { id } = await newBook(4900);
    const forged = { price: '1', amount: '1', total: '0', currency: 'xxx', quantity: '-1', discount_amount: '49' };
    for (const [name, value] of Object.entries(forged)) {
      const refused = await checkout(buyer, [id], { [name]: value });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [name]]);
    }
    expect(await ordersOf(buyer.client)).toEqual([]);
    const { body } = await checkout(buyer, [id]);
    expect((await sessionsOf([body.order_id]))[0]).toMatchObject({ amount_total: 4900, currency: 'usd' });
  });

  it('refuses what the gateway cannot charge', async () => {
    const buyer = await signedUp();
    const { id } = await newBook(49);
    const { status, body } = await checkout(buyer, [id]);
    expect(status).toBe(409);
    expect(body.detail).toContain('$0.50');
  });

  it.each<[string, Record<string, string>]>([
    ['no book', {}],
    ['an empty list', { ebook_ids: ' , ,' }],
    ['more than fifty', { ebook_ids: Array.from({ length: 51 }, (_, n) => `b${n}`).join(',') }],
    ['as many as an address can hold', { ebook_ids: Array.from({ length: 1_000 }, (_, n) => `b${n}`).join(',') }],
    ['an id too long for any', { ebook_ids: 'x'.repeat(61) }],
  ])('refuses %s', async (_, query) => {
    const { client } = await signedUp();
    const { status, body } = await client.post('/payments/checkout', undefined, { query });
    expect(status).toBe(422);
    expect(body.code).toBe('invalid');
  });

  it('requires sign-in', async () => {
    const query = { ebook_id: (await newBook(1900)).id };
    expect((await visitor().post('/payments/checkout', undefined, { query })).status).toBe(401);
  });

  it('is limited to twenty a minute per address', async () => {
    const answers = await withinAMinute(async () => {
      const { client } = await signedUp();
      return Promise.all(Array.from({ length: 45 }, () => client.post('/payments/checkout')));
    });
    const tooMany = answers.filter(({ status }) => status === 429);
    expect(tooMany.length).toBe(25);
    expect(tooMany[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(answers.every(({ status }) => status === 422 || status === 429)).toBe(true);
  });
});

describe('a person who bought', () => {
  it('cannot buy the same book again', async () => {
    const buyer = await bought([1900]);
    expect((await checkout(buyer, buyer.ids)).status).toBe(409);
  });
});
