import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asAdmin, control, eventually, mailsTo, signedUp } from '../cloud.ts';
import {
  bought,
  checkout,
  gatewayOf,
  heardOf,
  newBook,
  newCode,
  orderIs,
  ownedBy,
  press,
  send,
  tell,
} from './commerce.ts';

/** A buyer with an open checkout, and arbitrary events about it. */
async function opened(price = 1900, more: Record<string, string> = {}) {
  const buyer = await signedUp();
  const { id } = await newBook(price);
  const { body } = await checkout(buyer, [id], more);
  const { order_id, session_id } = body;
  const session = (change: object = {}) => ({
    id: session_id,
    object: 'checkout.session',
    status: 'complete',
    payment_status: 'paid',
    amount_total: price,
    currency: 'usd',
    payment_intent: `pi_${order_id}`,
    metadata: { order_id },
    ...change,
  });
  const state = async () => (await buyer.client.get(`/user/orders/${order_id}`)).body.status;
  return { ...buyer, book: id, order_id, session_id, session, state };
}

const event = (type: string, object: object, id = `evt_${randomUUID()}`) => ({
  id,
  object: 'event',
  type,
  data: { object },
});

describe('POST /payments/webhook/{gateway}', () => {
  it('delivers what a signed event says is paid', async () => {
    const { client, book, session, order_id } = await opened();
    const answer = await tell(event('checkout.session.completed', session()));
    expect(answer).toMatchObject({ status: 200, body: { success: true, received: true } });
    expect(await orderIs(client, order_id, 'paid')).toBeTruthy();
    expect(await ownedBy(client)).toEqual([book]);
  });

  it('delivers once, however many copies of one event arrive concurrently', async () => {
    const { client, person, book, session, order_id } = await opened();
    const once = event('checkout.session.completed', session());
    const answers = await Promise.all(Array.from({ length: 8 }, () => tell(once)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await ownedBy(client)).toEqual([book]);
    await tell(event('checkout.session.completed', session()));
    const receipts = (await mailsTo(person.email)).filter(({ subject }) => subject.includes(order_id));
    expect(receipts).toHaveLength(1);
  });

  it.each<[string, (body: object) => ReturnType<typeof tell>]>([
    ['unsigned', (body) => send(JSON.stringify(body))],
    ['signed with another key', (body) => tell(body, { secret: 'whsec_forged' })],
    ['six minutes old', (body) => tell(body, { age: 360 })],
    ['not even JSON', () => send('<xml/>', { 'stripe-signature': 't=1,v1=00' })],
    ['empty', () => send('', { 'stripe-signature': 't=1,v1=00' })],
  ])('refuses an event that is %s', async (_, sending) => {
    const { session, state } = await opened();
    const { status, body } = await sending(event('checkout.session.completed', session()));
    expect(status).toBe(400);
    expect(body).toEqual({ detail: 'The signature of this event is not valid', code: 'malformed' });
    expect(await state()).toBe('pending');
  });

  it('refuses an event that was altered by a byte after signing', async () => {
    const { session, state } = await opened(1900);
    const { readSecret } = await import('#lib/aws/secret.ts');
    const { default: Stripe } = await import('stripe');
    const { webhookSecret: secret = '' } = await readSecret(process.env.STRIPE_SECRET_ID ?? '');
    const payload = JSON.stringify(event('checkout.session.completed', session()));
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const altered = payload.replace('"paid"', '"paiD"');
    expect((await send(altered, { 'stripe-signature': signature })).status).toBe(400);
    expect(await state()).toBe('pending');
  });

  it('accepts one gateway only', async () => {
    const { session } = await opened();
    for (const gateway of ['paypal', 'Stripe', 'x'.repeat(500), '%2e%2e'])
      expect((await tell(event('checkout.session.completed', session()), { gateway })).status).toBe(404);
  });

  it('ignores events that do not concern it', async () => {
    expect((await tell(event('customer.created', { id: 'cus_1' }))).status).toBe(200);
    const { session } = await opened();
    const foreign = { metadata: { order_id: 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV' } };
    expect((await tell(event('checkout.session.completed', session(foreign)))).status).toBe(200);
    expect((await tell(event('checkout.session.completed', session({ metadata: {} })))).status).toBe(200);
    expect((await tell(event('checkout.session.completed', session({ metadata: null })))).status).toBe(200);
  });

  it.each([
    ['amount', { amount_total: 100 }],
    ['larger amount', { amount_total: 190_000 }],
    ['currency', { currency: 'eur' }],
  ])('refuses another %s than the order’s, and shows it to an admin', async (_, change) => {
    const { client, session, session_id, order_id, state } = await opened();
    expect((await tell(event('checkout.session.completed', session(change)))).status).toBe(200);
    const page = await client.get(`/payments/status/${session_id}`);
    expect(page).toMatchObject({ status: 409, body: { detail: 'Error verifying payment. Please contact support.' } });
    expect(await state()).toBe('refused');
    expect(await ownedBy(client)).toEqual([]);
    const { body } = await (await asAdmin()).get(`/admin/orders/${order_id}`);
    expect(body.attention).toContain('1900 usd');
  });

  it('waits for a payment in transit', async () => {
    const { client, book, session, state } = await opened();
    await tell(event('checkout.session.completed', session({ payment_status: 'unpaid' })));
    expect(await state()).toBe('pending');
    expect(await ownedBy(client)).toEqual([]);
    await tell(event('checkout.session.async_payment_succeeded', session()));
    expect(await state()).toBe('paid');
    expect(await ownedBy(client)).toEqual([book]);
  });

  it('honours a payment that arrives after the session’s end, and takes the code’s use again', async () => {
    const { code } = await newCode({ max_uses: 1 });
    const { client, book, session, state } = await opened(1000, { discount_code: code ?? '' });
    await tell(event('checkout.session.expired', session({ status: 'expired', payment_status: 'unpaid' })));
    expect(await state()).toBe('expired');
    await tell(event('checkout.session.completed', session({ amount_total: 800 })));
    expect(await state()).toBe('paid');
    expect(await ownedBy(client)).toEqual([book]);
    const other = await signedUp();
    expect((await checkout(other, [book], { discount_code: code ?? '' })).status).toBe(409);
  });

  it('ends an order whose debit failed', async () => {
    const { session, state } = await opened();
    await tell(event('checkout.session.async_payment_failed', session({ payment_status: 'unpaid' })));
    expect(await state()).toBe('expired');
  });

  it('ends refunded when the refund is reported before the payment', async () => {
    const buyer = await signedUp();
    const { id } = await newBook(1900);
    const { body } = await checkout(buyer, [id]);
    await control('payments/hold', { types: ['checkout.session.completed'] });
    try {
      await press(body.session_id, 'pay');
      await press(body.session_id, 'refund');
      await orderIs(buyer.client, body.order_id, 'refunded');
    } finally {
      await control('payments/release');
    }
    await heardOf(body.session_id);
    expect((await buyer.client.get(`/user/orders/${body.order_id}`)).body).toMatchObject({
      status: 'refunded',
      paid_at: null,
    });
    expect(await ownedBy(buyer.client)).toEqual([]);
  });
});

describe('what happens at the gateway after a payment', () => {
  it('a full refund takes the books away', async () => {
    const { client, person, order, session } = await bought([1900, 2900]);
    await press(session, 'refund');
    expect(await orderIs(client, order.id, 'refunded')).toMatchObject({ refunded: 48 });
    expect(await ownedBy(client)).toEqual([]);
    const mail = await eventually(async () =>
      (await mailsTo(person.email)).find(({ subject }) => subject.includes('refund')),
    );
    expect(mail.text).toContain('$48.00');
  });

  it('a partial refund, of unknown lines, is left to an admin', async () => {
    const { client, ids, order, session } = await bought([1900, 2900]);
    await press(session, 'refund', { amount: '5.00' });
    expect(await orderIs(client, order.id, 'partially_refunded')).toMatchObject({ refunded: 5 });
    expect((await ownedBy(client)).sort()).toEqual([...ids].sort());
    expect((await (await asAdmin()).get(`/admin/orders/${order.id}`)).body.attention).toMatch(/which books/);
  });

  it('a full refund that the bank returns no longer counts, and can be made again', async () => {
    const { client, ids, order, session } = await bought([1900, 2900]);
    const admin = await asAdmin();
    await press(session, 'refund');
    await orderIs(client, order.id, 'refunded');
    await press(session, 'return');
    const back = await orderIs(client, order.id, 'paid');
    expect(back).toMatchObject({ refunded: 0, lines: [{ status: 'open' }, { status: 'open' }] });
    expect(await ownedBy(client)).toEqual([]);
    expect((await admin.get(`/admin/orders/${order.id}`)).body.attention).toMatch(/did not reach the buyer/);
    const again = await admin.post(`/admin/orders/${order.id}/refund`, { lines: ids });
    expect(again).toMatchObject({ status: 200, body: { order: { status: 'refunded', refunded: 48 } } });
  });

  it('a lost dispute takes the books away, a won one does not', async () => {
    const [lost, won] = [await bought([1900]), await bought([1900])];
    const admin = await asAdmin();
    for (const { session } of [lost, won]) await press(session, 'dispute');
    const isMarked = async (id: string) =>
      /disputes/.test((await admin.get(`/admin/orders/${id}`)).body.attention ?? '');
    await eventually(async () => (await isMarked(lost.order.id)) && (await isMarked(won.order.id)));
    expect(await ownedBy(lost.client)).toEqual(lost.ids);
    await press(lost.session, 'lose');
    await press(won.session, 'win');
    await orderIs(lost.client, lost.order.id, 'refunded');
    expect(await ownedBy(lost.client)).toEqual([]);
    await eventually(async () => !(await isMarked(won.order.id)));
    expect(await ownedBy(won.client)).toEqual(won.ids);
    expect((await won.client.get(`/user/orders/${won.order.id}`)).body.status).toBe('paid');
  });

  it('a dispute whose end is reported before its start marks nothing', async () => {
    const { order, session } = await bought([1900]);
    const admin = await asAdmin();
    const eventsTold = async () =>
      (await gatewayOf().events.list({ types: ['charge.dispute.created', 'charge.dispute.closed'], limit: 100 })).data
        .filter(({ data }) => (data.object as { payment_intent?: string }).payment_intent === payment)
        .map(({ pending_webhooks }) => pending_webhooks);
    const payment = String((await gatewayOf().checkout.sessions.retrieve(session)).payment_intent);
    await control('payments/hold', { types: ['charge.dispute.created'] });
    try {
      await press(session, 'dispute');
      await press(session, 'win');
      await eventually(async () => (await eventsTold())[0] === 0);
    } finally {
      await control('payments/release');
    }
    await eventually(async () => (await eventsTold())[1] === 0);
    expect((await admin.get(`/admin/orders/${order.id}`)).body).toMatchObject({ status: 'paid', attention: null });
  });
});
