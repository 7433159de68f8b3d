import { describe, expect, it } from 'vitest';
import { signedUp } from '../cloud.ts';
import { type Buyer, checkout, newBook, newBooks, newCode, orderIs, ordersOf, press } from './commerce.ts';

const idsOf = (books: readonly { id: string }[]) => books.map(({ id }) => id);

describe('a code', () => {
  const open = (buyer: Buyer, id: string, code: string | null) => checkout(buyer, [id], { discount_code: code ?? '' });

  it('is refused with its reason, before anything is saved', async () => {
    const buyer = await signedUp();
    const { id } = await newBook(1900);
    const answer = await open(buyer, id, 'NO-SUCH-CODE');
    expect(answer).toMatchObject({ status: 409, body: { detail: 'This code is not valid' } });
    expect(await ordersOf(buyer.client)).toEqual([]);
  });

  it('that loses against a better discount does not stand in the way', async () => {
    const buyer = await signedUp();
    const books = await newBooks(1900, 2900, 3900);
    const { code } = await newCode({ value: 1 });
    const { status, body } = await checkout(buyer, idsOf(books), { discount_code: code ?? '' });
    expect(status).toBe(200);
    const { body: order } = await buyer.client.get(`/user/orders/${body.order_id}`);
    expect(order.applied_discount).not.toContain('TEST');
  });

  it('gives its last use to one of many, and gets it back when that session ends', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => signedUp()));
    const { id } = await newBook(5000);
    const { code } = await newCode({ max_uses: 1 });
    const answers = await Promise.all(buyers.map((buyer) => open(buyer, id, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.detail).toBe('This code has been used up');
    const winner = buyers[answers.findIndex(({ status }) => status === 200)];
    const loser = buyers[answers.findIndex(({ status }) => status === 409)];
    if (!winner || !loser) throw new Error('Nobody won');
    await checkout(winner, [id]);
    expect((await open(loser, id, code)).status).toBe(200);
  });

  it('stays with the person who opens a new checkout with it', async () => {
    const buyer = await signedUp();
    const [one, two] = await newBooks(5000, 3000);
    const { code } = await newCode({ max_uses: 1, max_uses_per_person: 1 });
    expect((await open(buyer, one?.id ?? '', code)).status).toBe(200);
    const cart = { ebook_ids: [two?.id], discount_code: code };
    const { body: priced } = await buyer.client.post('/cart/calculate', cart);
    expect(priced).toMatchObject({ total: 24, discount_amount: 6 });
    expect(priced).not.toHaveProperty('discount_code_problem');
    const { status, body } = await open(buyer, two?.id ?? '', code);
    expect(status).toBe(200);
    await press(body.session_id, 'pay');
    expect(await orderIs(buyer.client, body.order_id, 'paid')).toMatchObject({ total: 24, discount_amount: 6 });
    const third = await newBook(4000);
    const { body: again } = await buyer.client.post('/cart/calculate', { ebook_ids: [third.id], discount_code: code });
    expect(again).toMatchObject({ total: 40, discount_code_problem: 'You have used this code already' });
    expect(await open(buyer, third.id, code)).toMatchObject({ status: 409 });
  });
});
