import { expect, test } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* Wishes on the real table. */

const load = async () => ({ ...(await import('./wishlist.repo.ts')), ...(await import('#lib/table/transact.ts')) });
const table = onTable(load);

const [added, due, later] = ['2026-11-01T10:00:00.000Z', '2026-11-02T10:00:00.001Z', '2026-11-16T10:00:00.000Z'];
const wishOf = async (user_id: string) => {
  const wish = { user_id, ebook_id: `ebk_${user_id}`, wishlist_id: `wsh_${user_id}` };
  await table.insertWish(user_id, { ebook_id: wish.ebook_id, wishlist_id: wish.wishlist_id, added_at: added });
  return wish;
};

test('a wish is due a day after it was made, and again at the time it was postponed to', async () => {
  const wish = await wishOf('usr_waits');
  expect(await table.listDueWishes('2026-11-02T10:00:00.000Z', 10)).toEqual([]);
  expect(await table.listDueWishes(due, 10)).toEqual([wish]);
  await table.postponeWish(wish, later);
  expect(await table.listDueWishes(due, 10)).toEqual([]);
  expect(await table.transactUnlessRefused([table.postponeWishItem(wish, added)])).toBe(true);
  expect(await table.listDueWishes(due, 10)).toEqual([wish]);
});

test('a wish that is removed while it is processed stays removed', async () => {
  const wish = await wishOf('usr_leaves');
  await table.deleteWish(wish.user_id, wish.ebook_id);
  await table.postponeWish(wish, later);
  expect(await table.transactUnlessRefused([table.postponeWishItem(wish, later)])).toBe(false);
  expect(await table.isWishlisted(wish.user_id, wish.ebook_id)).toBe(false);
});
