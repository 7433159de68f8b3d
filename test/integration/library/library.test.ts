import { describe, expect, test } from 'vitest';
import { ownedOf, ownsEbook, revokeItem } from '#functions/library/public.ts';
import { TransactionRefused, transact } from '#lib/table/transact.ts';
import { anEbook, give } from '../accounts/accounts.ts';
import { asAdmin, signedUp, visitor } from '../cloud.ts';

const empty = { purchased_ebooks: [], wishlist: [], total_purchased: 0, total_wishlisted: 0 };

describe('the library', () => {
  test('is empty at first, and requires a token', async () => {
    const { client } = await signedUp();
    expect(await client.get('/user/library')).toMatchObject({ status: 200, body: empty });
    expect((await visitor().get('/user/library')).status).toBe(401);
  });

  test('shows owned books with what they cost and where the reader stopped, newest first', async () => {
    const { client, user } = await signedUp();
    const [first, second] = [await anEbook({ title: 'First' }), await anEbook({ title: 'Second', price: 0 })];
    await give(user.id, [first], 4950, 'ord_first');
    await give(user.id, [second], 0, 'ord_second');
    await client.put(`/user/reading/${first}`, { position: 0.25, paragraph: 3, heading: 'Evidence' });
    const { body } = await client.get('/user/library');
    expect(body).toMatchObject({ ...empty, purchased_ebooks: expect.any(Array), total_purchased: 2 });
    expect(body.purchased_ebooks.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    expect(body.purchased_ebooks[1]).toMatchObject({
      id: first,
      title: 'First',
      price: 49,
      purchased_at: expect.stringMatching(/Z$/),
      paid: 49.5,
      order_id: 'ord_first',
      progress: 0.25,
      reading_heading: 'Evidence',
      last_read_at: expect.stringMatching(/Z$/),
      is_wishlisted: false,
    });
    expect(body.purchased_ebooks[0]).toMatchObject({ paid: 0, progress: 0, reading_heading: null, last_read_at: null });
  });

  test('keeps books that are no longer sold, and drops wishes for them', async () => {
    const { client, user } = await signedUp();
    const [unpublished, trashed, wished] = [await anEbook(), await anEbook(), await anEbook()];
    await give(user.id, [unpublished, trashed]);
    expect((await client.post('/wishlist/add', { ebook_id: wished })).status).toBe(201);
    const admin = await asAdmin();
    await admin.post(`/admin/ebooks/${unpublished}/unpublish`);
    await admin.delete(`/admin/ebooks/${trashed}`);
    await admin.post(`/admin/ebooks/${wished}/unpublish`);
    const { body } = await client.get('/user/library');
    const ids = body.purchased_ebooks.map(({ id }: { id: string }) => id);
    expect(ids.sort()).toEqual([unpublished, trashed].sort());
    expect(body).toMatchObject({ total_purchased: 2, wishlist: [], total_wishlisted: 0 });
  });

  test('shows a wish until the ebook is bought', async () => {
    const { client, user } = await signedUp();
    const [one, two] = [await anEbook({ title: 'One' }), await anEbook({ title: 'Two' })];
    const { body: wish } = await client.post('/wishlist/add', { ebook_id: one });
    await client.post('/wishlist/add', { ebook_id: two });
    const before = (await client.get('/user/library')).body;
    expect(before.total_wishlisted).toBe(2);
    expect(before.wishlist[1]).toEqual({
      wishlist_id: wish.wishlist_id,
      added_at: expect.stringMatching(/Z$/),
      ebook: expect.objectContaining({ id: one, title: 'One', is_wishlisted: true }),
    });
    await give(user.id, [one]);
    const after = (await client.get('/user/library')).body;
    expect(after.wishlist.map(({ ebook }: { ebook: { id: string } }) => ebook.id)).toEqual([two]);
    expect(after.total_wishlisted).toBe(1);
  });

  test('holds nothing of other people', async () => {
    const [one, other] = [await signedUp(), await signedUp()];
    const [owned, wished] = [await anEbook(), await anEbook()];
    await give(one.user.id, [owned]);
    await one.client.post('/wishlist/add', { ebook_id: wished });
    expect((await other.client.get('/user/library')).body).toEqual(empty);
    expect((await one.client.get('/user/library')).body).toMatchObject({ total_purchased: 1, total_wishlisted: 1 });
  });

  test('of many books is one response', async () => {
    const { client, user } = await signedUp();
    const ids: string[] = [];
    while (ids.length < 120)
      ids.push(...(await Promise.all(Array.from({ length: 20 }, () => anEbook({ status: 'draft' })))));
    await give(user.id, ids.slice(0, 60));
    await give(user.id, ids.slice(60));
    const { body } = await client.get('/user/library');
    expect(body.total_purchased).toBe(120);
    expect(new Set(body.purchased_ebooks.map(({ id }: { id: string }) => id))).toEqual(new Set(ids));
  });
});

describe('grants', () => {
  test('of one book are given once, however often they are requested', async () => {
    const { user } = await signedUp();
    const ebook = await anEbook();
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, (_, i) => give(user.id, [ebook], 100, `ord_${i}`)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const refused of tries.filter((t) => t.status === 'rejected'))
      expect(refused.reason).toBeInstanceOf(TransactionRefused);
    expect(await ownedOf(user.id, [ebook, await anEbook()])).toEqual(new Set([ebook]));
  });

  test('are taken back only by the order that gave them, and may be given again', async () => {
    const { user } = await signedUp();
    const ebook = await anEbook();
    await give(user.id, [ebook], 100, 'ord_a');
    await expect(transact([revokeItem(user.id, ebook, 'ord_b')])).rejects.toBeInstanceOf(TransactionRefused);
    expect(await ownsEbook(user.id, ebook)).toBe(true);
    await transact([revokeItem(user.id, ebook, 'ord_a')]);
    expect(await ownsEbook(user.id, ebook)).toBe(false);
    await expect(transact([revokeItem(user.id, ebook, 'ord_a')])).rejects.toBeInstanceOf(TransactionRefused);
    await give(user.id, [ebook], 100, 'ord_c');
    expect(await ownsEbook(user.id, ebook)).toBe(true);
  });
});
