import { describe, expect, it } from 'vitest';
import { give } from '../accounts/accounts.ts';
import type { Client } from '../client.ts';
import { asAdmin, signedUp, visitor } from '../cloud.ts';
import { checkout, newBook, newBooks, newCode } from './commerce.ts';

const price = (ebook_ids: unknown, discount_code?: string, client = visitor()) =>
  client.post('/cart/calculate', { ebook_ids, discount_code });

describe('POST /cart/calculate', () => {
  it('prices two books for a visitor', async () => {
    const [one, two] = await newBooks(4900, 2950);
    const { status, body, headers } = await price([one?.id, two?.id]);
    expect(status).toBe(200);
    expect(body).toEqual({
      subtotal: 78.5,
      discount_amount: 0,
      total: 78.5,
      applied_discount: null,
      item_count: 2,
      next_discount_at: 3,
      items: [
        { ebook_id: one?.id, title: one?.title, price: 49 },
        { ebook_id: two?.id, title: two?.title, price: 29.5 },
      ],
    });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('is nothing for an empty cart', async () => {
    expect((await price([])).body).toMatchObject({ subtotal: 0, total: 0, item_count: 0, items: [] });
  });

  it('counts the same book once', async () => {
    const { id } = await newBook(1000);
    expect((await price([id, id, ` ${id} `])).body).toMatchObject({ total: 10, item_count: 1 });
  });

  it('accepts an id in one spelling only, even beside the right one and for a person who owns things', async () => {
    const buyer = await signedUp();
    const { id } = await newBook(1000);
    const both = [id, id.toLowerCase()];
    const { status, body } = await price(both, undefined, buyer.client);
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 10, item_count: 1 });
    expect(body.items.map(({ problem }: { problem?: string }) => problem)).toEqual([undefined, 'unavailable']);
    expect(await checkout(buyer, both)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('applies the bulk discount of the shelf to three books and more', async () => {
    const books = await newBooks(4900, 2900, 1900);
    const { body } = await price(books.map(({ id }) => id));
    expect(body.applied_discount).toBeTruthy();
    expect(body.discount_percentage).toBe(10);
    expect(body.discount_amount).toBeGreaterThan(0);
    expect(body.total).toBeCloseTo(97 - body.discount_amount, 5);
  });

  it('says what is wrong with items, and leaves them out of the total', async () => {
    const { client, user } = await signedUp();
    const [owned, wanted, free] = await newBooks(4900, 1900, 0);
    const draft = await newBook(2900, 'draft');
    await give(user.id, [owned?.id ?? '']);
    const ids = [owned?.id, wanted?.id, free?.id, draft.id, 'ebk_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'nonsense'];
    const { body } = await price(ids, undefined, client);
    expect(body.items.map(({ problem }: { problem?: string }) => problem)).toEqual([
      'owned',
      undefined,
      'free',
      'unavailable',
      'unavailable',
      'unavailable',
    ]);
    expect(body).toMatchObject({ subtotal: 19, total: 19, item_count: 1 });
    expect(body.items[3].price).toBe(0);
  });

  it('tells the title of a draft to its owners and to admins, and to nobody else', async () => {
    const [{ client: owner, user }, { client: other }] = [await signedUp(), await signedUp()];
    const draft = await newBook(2900, 'draft');
    await give(user.id, [draft.id]);
    const titleFor = async (client: Client) => (await price([draft.id], undefined, client)).body.items[0].title;
    for (const client of [visitor(), other])
      expect(await titleFor(client)).toBe('An item that is no longer in the shop');
    for (const client of [owner, await asAdmin()]) expect(await titleFor(client)).toBe(draft.title);
  });

  it('does not tell a visitor what somebody owns', async () => {
    const { user } = await signedUp();
    const { id } = await newBook(4900);
    await give(user.id, [id]);
    expect((await price([id])).body.items[0].problem).toBeUndefined();
  });

  it('accepts a code in any letter case, and says why one does not apply', async () => {
    const { id } = await newBook(5000);
    const { code } = await newCode({ value: 20 });
    const { body } = await price([id], ` ${code?.toLowerCase()} `);
    expect(body).toMatchObject({ discount_amount: 10, total: 40, applied_discount: `Code ${code}` });
    expect(body.discount_code_problem).toBeUndefined();
    expect((await price([id], 'NO-SUCH-CODE')).body).toMatchObject({
      total: 50,
      discount_code_problem: 'This code is not valid',
    });
    const over = await newCode({ validTo: '2020-01-01T00:00:00.000Z' });
    expect((await price([id], over.code ?? '')).body.discount_code_problem).toBe('This code has expired');
  });

  it('accepts at most fifty books, duplicates not counted', async () => {
    const ids = Array.from({ length: 51 }, (_, index) => `ebk_${index}`);
    const { status, body } = await price(ids);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid', errors: { ebook_ids: 'A cart holds at most 50 items' } });
    expect((await price([...ids.slice(0, 50), ...ids.slice(0, 50)])).status).toBe(200);
  });

  it.each<[string, unknown]>([
    ['no list', {}],
    ['a list of numbers', { ebook_ids: [1, 2] }],
    ['ten thousand ids', { ebook_ids: Array.from({ length: 10_000 }, () => 'x') }],
    ['an id too long for any', { ebook_ids: ['x'.repeat(61)] }],
    ['a code with a line break', { ebook_ids: [], discount_code: 'A\nB' }],
  ])('refuses %s', async (_, body) => {
    expect((await visitor().post('/cart/calculate', body)).status).toBe(422);
  });

  it('ignores prices, discounts and quantities that a client sends', async () => {
    const { id } = await newBook(4900);
    const { body } = await visitor().post('/cart/calculate', {
      ebook_ids: [id],
      price: 1,
      total: 0,
      discount_amount: 49,
      quantity: -3,
      items: [{ ebook_id: id, price: 0.01 }],
    });
    expect(body).toMatchObject({ subtotal: 49, total: 49, discount_amount: 0 });
  });

  it('refuses a bad token, even where none is needed', async () => {
    const client = visitor();
    client.token = 'not-a-token';
    expect((await price([], undefined, client)).status).toBe(401);
  });
});
