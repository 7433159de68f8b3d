import { describe, expect, it } from 'vitest';
import { eventually, mailsTo, signedUp, visitor } from '../cloud.ts';
import { type Buyer, bought, checkout, newBook, newBooks, ownedBy, press } from './commerce.ts';

const statusOf = ({ client }: Buyer, session: string) => client.get(`/payments/status/${session}`);

describe('GET /payments/status/{sessionId}', () => {
  it('follows a payment from open to paid and delivers', async () => {
    const buyer = await signedUp();
    const books = await newBooks(1900, 2900);
    const { body } = await checkout(
      buyer,
      books.map(({ id }) => id),
    );
    const open = await statusOf(buyer, body.session_id);
    expect(open).toMatchObject({ status: 200, body: { payment_status: 'unpaid', status: 'open' } });
    expect(open.body).toMatchObject({ amount_total: 4800, currency: 'usd', metadata: { ebook_id: books[0]?.id } });
    await press(body.session_id, 'pay');
    const paid = await statusOf(buyer, body.session_id);
    expect(paid.body).toMatchObject({ payment_status: 'paid', status: 'complete', order_id: body.order_id });
    expect((await ownedBy(buyer.client)).sort()).toEqual(books.map(({ id }) => id).sort());
  });

  it('says when a session has ended', async () => {
    const buyer = await signedUp();
    const [one, two] = await newBooks(1900, 2900);
    const { body } = await checkout(buyer, [one?.id ?? '']);
    await checkout(buyer, [two?.id ?? '']);
    expect((await statusOf(buyer, body.session_id)).body).toMatchObject({
      payment_status: 'unpaid',
      status: 'expired',
    });
  });

  it('waits for a bank debit, and delivers when it arrives', async () => {
    const buyer = await signedUp();
    const { id } = await newBook(1900);
    const { body } = await checkout(buyer, [id]);
    await press(body.session_id, 'later');
    expect((await statusOf(buyer, body.session_id)).body).toMatchObject({
      payment_status: 'unpaid',
      status: 'complete',
    });
    expect(await ownedBy(buyer.client)).toEqual([]);
    await press(body.session_id, 'succeed');
    expect((await statusOf(buyer, body.session_id)).body.payment_status).toBe('paid');
    expect(await ownedBy(buyer.client)).toEqual([id]);
  });

  it('gives up a bank debit that fails', async () => {
    const buyer = await signedUp();
    const { id } = await newBook(1900);
    const { body } = await checkout(buyer, [id]);
    await press(body.session_id, 'later');
    await press(body.session_id, 'fail');
    expect((await statusOf(buyer, body.session_id)).body).toMatchObject({ status: 'expired' });
    expect((await checkout(buyer, [id])).status).toBe(200);
  });

  it('is hidden from everybody else', async () => {
    const { session } = await bought([1900]);
    const stranger = await signedUp();
    expect(await statusOf(stranger, session)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await visitor().get(`/payments/status/${session}`)).status).toBe(401);
  });

  it.each([
    ['unknown', 'cs_test_unknown'],
    ['longer than any key', 'x'.repeat(3000)],
    ['a path', '%2e%2e%2fuser%2forders'],
    ['an order’s', 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV'],
  ])('finds nothing under an id that is %s', async (_, id) => {
    const { client } = await signedUp();
    expect((await client.get(`/payments/status/${id}`)).status).toBe(404);
  });
});

describe('a paid order', () => {
  it('is delivered, mailed and counted', async () => {
    const { client, person, ids, books, order } = await bought([4900, 2900]);
    expect(order).toMatchObject({ status: 'paid', total: 78, refunded: 0 });
    expect(order.lines.every(({ status }: { status: string }) => status === 'granted')).toBe(true);
    const library = (await client.get('/user/library')).body.purchased_ebooks;
    expect(library).toHaveLength(2);
    expect(library.find(({ id }: { id: string }) => id === ids[0])).toMatchObject({ paid: 49, order_id: order.id });
    const mail = await eventually(async () =>
      (await mailsTo(person.email)).find(({ subject }) => subject.includes(order.id)),
    );
    for (const text of [books[0]?.title ?? '', '$49.00', '$29.00', '$78.00', `/account/orders/${order.id}`])
      expect(mail.text).toContain(text);
    await eventually(async () => (await visitor().get(`/ebooks/${ids[0]}`)).body.purchases === 1);
  });

  it('is delivered once when webhook, polls and reports coincide', async () => {
    const buyer = await signedUp();
    const { id } = await newBook(1900);
    const { body } = await checkout(buyer, [id]);
    await press(body.session_id, 'pay');
    const polls = await Promise.all(Array.from({ length: 10 }, () => statusOf(buyer, body.session_id)));
    expect(polls.map(({ status, body: poll }) => [status, poll.payment_status])).toEqual(Array(10).fill([200, 'paid']));
    expect(await ownedBy(buyer.client)).toEqual([id]);
    await eventually(async () => (await visitor().get(`/ebooks/${id}`)).body.purchases === 1);
    const receipts = async () =>
      (await mailsTo(buyer.person.email)).filter(({ subject }) => subject.includes('receipt')).length;
    await eventually(async () => (await receipts()) > 0);
    expect(await receipts()).toBe(1);
  });
});
