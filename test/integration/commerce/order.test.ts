import { describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { asAdmin, signedUp, visitor } from '../cloud.ts';
import { bought, checkout, newBook, newBooks, ordersOf } from './commerce.ts';

const nextOf = (link: string | null): string =>
  new URL(/<(.+)>/.exec(link ?? '')?.[1] ?? '', 'http://x').searchParams.get('cursor') ?? '';

describe('GET /user/orders', () => {
  it('lists a person’s own orders, newest first, a page at a time', async () => {
    const buyer = await signedUp();
    const made: string[] = [];
    for (const { id } of await newBooks(0, 0, 0)) made.unshift((await checkout(buyer, [id])).body.order_id);
    expect((await ordersOf(buyer.client)).map(({ id }: { id: string }) => id)).toEqual(made);
    const first = await buyer.client.get('/user/orders', { query: { limit: '2' } });
    expect(first.body.map(({ id }: { id: string }) => id)).toEqual(made.slice(0, 2));
    const cursor = nextOf(first.headers.get('link'));
    const second = await buyer.client.get('/user/orders', { query: { limit: '2', cursor } });
    expect(second.body.map(({ id }: { id: string }) => id)).toEqual(made.slice(2));
    expect(second.headers.get('link')).toBeNull();
    expect(second.headers.get('cache-control')).toBe('private, no-store');
  });

  it('refuses a cursor that is invalid or leads into somebody else’s orders', async () => {
    const [mine, theirs] = [await signedUp(), await signedUp()];
    for (const { id } of await newBooks(0, 0)) await checkout(theirs, [id]);
    await checkout(mine, [(await newBook(0)).id]);
    const { headers } = await theirs.client.get('/user/orders', { query: { limit: '1' } });
    for (const cursor of [
      'nonsense',
      '%%%',
      Buffer.from('{"pk":"x"}').toString('base64url'),
      nextOf(headers.get('link')),
    ]) {
      const { status, body } = await mine.client.get('/user/orders', { query: { cursor } });
      expect(status).toBe(422);
      expect(body.errors).toEqual({ cursor: 'Not a valid cursor' });
    }
  });

  it.each(['0', '101', '1e9', '-1', 'x'])('refuses a limit of %s', async (limit) => {
    const { client } = await signedUp();
    expect((await client.get('/user/orders', { query: { limit } })).status).toBe(422);
  });

  it('is for people who are signed in', async () => {
    expect((await visitor().get('/user/orders')).status).toBe(401);
  });
});

describe('GET /user/orders/{id}', () => {
  it('shows the receipt to its owner and to nobody else', async () => {
    const { client, order, books } = await bought([4900]);
    const { body } = await client.get(`/user/orders/${order.id}`);
    expect(body).toMatchObject({ id: order.id, status: 'paid', total: 49, refund_request: null });
    expect(body.lines).toEqual([
      { ebook_id: books[0]?.id, title: books[0]?.title, price: 49, paid: 49, status: 'granted' },
    ]);
    expect(Date.parse(body.refundable_until) - Date.parse(body.paid_at)).toBe(30 * 24 * 3_600_000);
    for (const inner of ['email', 'user_id', 'gateway', 'session_id', 'attention', 'refunds', 'revision', 'payment'])
      expect(body).not.toHaveProperty(inner);
    const stranger = await signedUp();
    expect(await stranger.client.get(`/user/orders/${order.id}`)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect((await visitor().get(`/user/orders/${order.id}`)).status).toBe(401);
    expect((await (await asAdmin()).get(`/user/orders/${order.id}`)).status).toBe(404);
  });

  it('finds nothing for any other spelling of an id', async () => {
    const { client, order } = await bought([1900]);
    const others = [
      order.id.toLowerCase(),
      order.id.toUpperCase(),
      `${order.id}x`,
      '%2e%2e',
      'x'.repeat(3000),
      '%00',
      '💳',
    ];
    for (const id of others) expect((await client.get(`/user/orders/${id}`)).status).toBe(404);
  });
});

describe('POST /user/orders/{id}/refund-request', () => {
  const claim = (client: Client, id: string, reason: unknown = 'It was not for me') =>
    client.post(`/user/orders/${id}/refund-request`, { reason });

  it('claims the guarantee, once, and notifies the back-office', async () => {
    const { client, order } = await bought([1900]);
    const { status, body } = await claim(client, order.id, '  It was not for me  ');
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, order: { refund_request: { reason: 'It was not for me' } } });
    const again = await claim(client, order.id);
    expect(again).toMatchObject({
      status: 409,
      body: { detail: 'You have already asked for a refund of this order.' },
    });
    const admin = await asAdmin();
    const wanted = await admin.get('/admin/orders', { query: { refund_requested: 'true' } });
    expect(wanted.body.map(({ id }: { id: string }) => id)).toContain(order.id);
    const others = await admin.get('/admin/orders', { query: { refund_requested: 'false', limit: '100' } });
    expect(others.body.map(({ id }: { id: string }) => id)).not.toContain(order.id);
  });

  it('is answered by a refund of one of two books, after which they may ask for the other', async () => {
    const { client, order, ids } = await bought([1900, 2900]);
    await claim(client, order.id);
    const admin = await asAdmin();
    const listed = async (): Promise<string[]> =>
      (await admin.get('/admin/orders', { query: { refund_requested: 'true', limit: '100' } })).body.map(
        ({ id }: { id: string }) => id,
      );
    expect(await listed()).toContain(order.id);
    const { body } = await admin.post(`/admin/orders/${order.id}/refund`, { lines: [ids[0]] });
    expect(body.order).toMatchObject({ status: 'partially_refunded', refund_request: null });
    expect((await client.get(`/user/orders/${order.id}`)).body.refund_request).toBeNull();
    expect(await listed()).not.toContain(order.id);
    expect((await claim(client, order.id, 'The other one, too')).status).toBe(201);
    expect(await listed()).toContain(order.id);
  });

  it('is accepted once from ten concurrent requests', async () => {
    const { client, order } = await bought([1900]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(client, order.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  it('is not for orders that were not paid, or cost nothing', async () => {
    const buyer = await signedUp();
    const [paid, free] = await newBooks(1900, 0);
    const { body: pending } = await checkout(buyer, [paid?.id ?? '']);
    const { body: gift } = await checkout(buyer, [free?.id ?? '']);
    expect((await claim(buyer.client, pending.order_id)).body.detail).toBe('This order has not been paid.');
    expect((await claim(buyer.client, gift.order_id)).body.detail).toBe('Nothing was paid for this order.');
  });

  it('is refused for other people’s orders', async () => {
    const { order, client } = await bought([1900]);
    const stranger = await signedUp();
    expect((await claim(stranger.client, order.id)).status).toBe(404);
    expect((await claim(visitor(), order.id)).status).toBe(401);
    expect((await client.get(`/user/orders/${order.id}`)).body.refund_request).toBeNull();
    expect((await claim(stranger.client, 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV')).status).toBe(404);
  });

  it('needs no reason', async () => {
    const { client, order } = await bought([1900]);
    const { status, body } = await claim(client, order.id, '   ');
    expect(status).toBe(201);
    expect(body.order.refund_request).toMatchObject({ reason: '' });
  });

  it.each([
    ['too much', 'x'.repeat(1001)],
    ['no text', 7],
    ['control characters', 'a\u0000b'],
  ])('refuses a reason of %s', async (_, reason) => {
    const { client } = await signedUp();
    const { status, body } = await claim(client, 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV', reason);
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('reason');
  });
});
