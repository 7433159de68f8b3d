import { describe, expect, it } from 'vitest';
import { idsOf } from '../catalog/catalog.ts';
import { signedUp } from '../cloud.ts';
import { checkout, newBook, newBooks, orderIs, ordersOf, ownedBy, press, sessionsOf } from './commerce.ts';

describe('one open checkout per person', () => {
  it('ends the older session when a new one is opened', async () => {
    const buyer = await signedUp();
    const [one, two] = await newBooks(1900, 2900);
    const { body: first } = await checkout(buyer, [one?.id ?? '']);
    const { body: second } = await checkout(buyer, [two?.id ?? '']);
    expect((await buyer.client.get(`/user/orders/${first.order_id}`)).body.status).toBe('expired');
    const sessions = await sessionsOf([first.order_id, second.order_id]);
    expect(sessions.map(({ status }) => status).sort()).toEqual(['expired', 'open']);
    await press(first.session_id, 'pay');
    await press(second.session_id, 'pay');
    await orderIs(buyer.client, second.order_id, 'paid');
    expect(await ownedBy(buyer.client)).toEqual([two?.id]);
  });

  it('does not touch another person’s', async () => {
    const [one, two] = [await signedUp(), await signedUp()];
    const { id } = await newBook(1900);
    const { body: first } = await checkout(one, [id]);
    await checkout(two, [id]);
    expect((await one.client.get(`/user/orders/${first.order_id}`)).body.status).toBe('pending');
  });

  it('survives twenty concurrent checkouts of one cart: no error, one open order, one charge', async () => {
    const buyer = await signedUp();
    const books = await newBooks(1900, 2900);
    const answers = await Promise.all(Array.from({ length: 20 }, () => checkout(buyer, idsOf(books))));
    const won = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(won.length).toBeGreaterThan(0);
    const orders = await ordersOf(buyer.client);
    const pending = orders.filter(({ status }: { status: string }) => status === 'pending');
    expect(pending).toHaveLength(1);
    const sessions = await sessionsOf(orders.map(({ id }: { id: string }) => id));
    expect(sessions.filter(({ status }) => status === 'open')).toHaveLength(1);
    for (const { body } of won) await press(body.session_id, 'pay');
    await orderIs(buyer.client, pending[0].id, 'paid');
    const paid = await sessionsOf(orders.map(({ id }: { id: string }) => id));
    expect(paid.filter(({ payment_status }) => payment_status === 'paid')).toHaveLength(1);
  });

  it('waits for a payment in transit rather than charging twice', async () => {
    const buyer = await signedUp();
    const [one, two] = await newBooks(1900, 2900);
    const { body: first } = await checkout(buyer, [one?.id ?? '']);
    await press(first.session_id, 'later');
    const again = await checkout(buyer, [one?.id ?? '', two?.id ?? '']);
    expect(again.status).toBe(409);
    expect(again.body.detail).toContain(one?.title);
    expect((await checkout(buyer, [two?.id ?? ''])).status).toBe(200);
    expect((await buyer.client.get(`/user/orders/${first.order_id}`)).body.status).toBe('pending');
    const other = await checkout(buyer, [one?.id ?? '']);
    expect(other).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(other.body.detail).toContain(one?.title);
    await press(first.session_id, 'succeed');
    await orderIs(buyer.client, first.order_id, 'paid');
  });
});
