import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { wishlistedIds } from '#functions/library/public.ts';
import { WishEntity } from '#functions/library/wishlist.entity.ts';
import { mostWishes } from '#functions/library/wishlist.repo.ts';
import { anEbook, give, noEbook } from '../accounts/accounts.ts';
import { asAdmin, signedUp, visitor } from '../cloud.ts';

const add = (client: ReturnType<typeof visitor>, ebook_id: unknown) => client.post('/wishlist/add', { ebook_id });

describe('adding a wish', () => {
  test('returns its id, and the same one the second time', async () => {
    const { client } = await signedUp();
    const ebook = await anEbook();
    const first = await add(client, ebook);
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      success: true,
      message: 'Added to wishlist',
      wishlist_id: expect.stringMatching(/^wsh_[0-9A-Z]{26}$/),
    });
    expect((await add(client, ebook)).body).toEqual(first.body);
    expect((await client.get('/user/library')).body.total_wishlisted).toBe(1);
  });

  test('lists the newest first', async () => {
    const { client } = await signedUp();
    const ids = [await anEbook(), await anEbook(), await anEbook()];
    for (const id of ids) await add(client, id);
    const { body } = await client.get('/user/library');
    expect(body.wishlist.map(({ ebook }: { ebook: { id: string } }) => ebook.id)).toEqual([...ids].reverse());
  });

  test('is refused for an ebook that is not on the shelf', async () => {
    const { client } = await signedUp();
    const [draft, trashed] = [await anEbook({ status: 'draft' }), await anEbook()];
    await (await asAdmin()).delete(`/admin/ebooks/${trashed}`);
    for (const id of [noEbook, draft, trashed])
      expect(await add(client, id)).toMatchObject({
        status: 404,
        body: { detail: 'Ebook not found', code: 'not_found' },
      });
    for (const id of ['x', '', 7, undefined, `${noEbook}/..`, noEbook.toLowerCase()])
      expect(await add(client, id)).toMatchObject({ status: 422, body: { errors: { ebook_id: expect.any(String) } } });
    expect((await client.get('/user/library')).body.total_wishlisted).toBe(0);
  });

  test('is refused for an owned book', async () => {
    const { client, user } = await signedUp();
    const ebook = await anEbook();
    await give(user.id, [ebook]);
    expect(await add(client, ebook)).toMatchObject({
      status: 409,
      body: { detail: 'This ebook is already in your library', code: 'conflict' },
    });
  });

  test('requires sign-in', async () => {
    const ebook = await anEbook();
    expect((await add(visitor(), ebook)).status).toBe(401);
    expect((await visitor().delete(`/wishlist/remove/${ebook}`)).status).toBe(401);
  });

  test('stops at the limit, but not for ebooks already on the list', async () => {
    const { client, user } = await signedUp();
    const wish = () => ({
      user_id: user.id,
      ebook_id: `ebk_${ulid()}`,
      wishlist_id: 'wsh_x',
      added_at: '2026-01-01T00:00:00Z',
      due_at: '2099-01-01T00:00:00Z',
    });
    const [kept, refused] = [await anEbook(), await anEbook()];
    await WishEntity.put(Array.from({ length: mostWishes - 1 }, wish)).go();
    expect((await add(client, kept)).status).toBe(201);
    const full = await add(client, refused);
    expect(full).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(full.body.detail).toContain('500');
    expect((await add(client, kept)).status).toBe(201);
    await client.delete(`/wishlist/remove/${kept}`);
    expect((await add(client, refused)).status).toBe(201);
  });

  test('loses none of sixty concurrent ones', async () => {
    const { client, user } = await signedUp();
    const ids = await Promise.all(Array.from({ length: 60 }, () => anEbook()));
    const answers = await Promise.all(ids.map((id) => add(client, id)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 201));
    expect(await wishlistedIds(user.id)).toEqual(new Set(ids));
    expect((await client.get('/user/library')).body.total_wishlisted).toBe(60);
  });

  test('of one book ten times concurrently makes one wish', async () => {
    const { client } = await signedUp();
    const ebook = await anEbook();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(client, ebook)));
    expect(new Set(answers.map(({ body }) => body.wishlist_id)).size).toBe(1);
    expect((await client.get('/user/library')).body.total_wishlisted).toBe(1);
  });
});

describe('removing a wish', () => {
  const removed = { status: 200, body: { success: true, message: 'Removed from wishlist' } };

  test('is idempotent, even for a wish that never existed', async () => {
    const { client } = await signedUp();
    const ebook = await anEbook();
    await add(client, ebook);
    expect(await client.delete(`/wishlist/remove/${ebook}`)).toMatchObject(removed);
    expect(await client.delete(`/wishlist/remove/${ebook}`)).toMatchObject(removed);
    expect(await client.delete(`/wishlist/remove/${noEbook}`)).toMatchObject(removed);
    expect((await client.get('/user/library')).body.total_wishlisted).toBe(0);
  });

  test('leaves other people’s lists alone', async () => {
    const [one, other] = [await signedUp(), await signedUp()];
    const ebook = await anEbook();
    await add(one.client, ebook);
    await other.client.delete(`/wishlist/remove/${ebook}`);
    expect((await one.client.get('/user/library')).body.total_wishlisted).toBe(1);
  });

  test('accepts no other spelling of an id', async () => {
    const { client } = await signedUp();
    const ebook = await anEbook();
    await add(client, ebook);
    for (const path of [ebook.toLowerCase(), ebook.toUpperCase(), 'x', '%2e%2e', `${ebook}%2F`, '%00'])
      expect((await client.delete(`/wishlist/remove/${path}`)).status, path).toBe(404);
    expect((await client.get('/user/library')).body.total_wishlisted).toBe(1);
  });

  test('works for a book that is no longer sold', async () => {
    const { client, user } = await signedUp();
    const ebook = await anEbook();
    await add(client, ebook);
    await (await asAdmin()).post(`/admin/ebooks/${ebook}/unpublish`);
    expect(await client.delete(`/wishlist/remove/${ebook}`)).toMatchObject(removed);
    expect(await wishlistedIds(user.id)).toEqual(new Set());
  });
});
