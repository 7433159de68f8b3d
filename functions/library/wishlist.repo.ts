import { days } from '#lib/clock.ts';
import type { GoesOn } from '#lib/person/personal-data.ts';
import { ifCondition } from '#lib/table/condition.ts';
import { deleteAll } from '#lib/table/delete-all.ts';
import { type ItemRead, readTogether } from '#lib/table/together.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { WishEntity } from './wishlist.entity.ts';

/** Maximum wishes per person. Its purpose is to bound reads, so concurrent requests at the limit may exceed it. */
export const mostWishes = 500;
const mostRead = mostWishes + 100;

export interface Wish {
  readonly wishlist_id: string;
  readonly ebook_id: string;
  readonly added_at: string;
}

/** Newest first. */
export async function listWishes(userId: string): Promise<Wish[]> {
  const query = WishEntity.query.whatDoesThisPersonWish({ user_id: userId });
  const { data } = await query.go({ consistent: true, count: mostRead });
  const wishes = data.map(({ wishlist_id, ebook_id, added_at }) => ({ wishlist_id, ebook_id, added_at }));
  return wishes.sort((a, b) => b.added_at.localeCompare(a.added_at) || b.wishlist_id.localeCompare(a.wishlist_id));
}

/** The wishes' ids by ebook. */
export async function wishIds(userId: string): Promise<ReadonlyMap<string, string>> {
  const query = WishEntity.query.whatDoesThisPersonWish({ user_id: userId });
  const { data } = await query.go({ consistent: true, attributes: ['ebook_id', 'wishlist_id'], count: mostRead });
  return new Map(data.map(({ ebook_id, wishlist_id }) => [ebook_id, wishlist_id]));
}

export async function wishlistedIds(userId: string): Promise<ReadonlySet<string>> {
  const query = WishEntity.query.whatDoesThisPersonWish({ user_id: userId });
  const { data } = await query.go({ attributes: ['ebook_id'], count: mostRead });
  return new Set(data.map(({ ebook_id }) => ebook_id));
}

/** Whether this ebook is on this person's list: one read, together with others of the moment. */
export async function isWishlisted(userId: string, ebookId: string): Promise<boolean> {
  const read = WishEntity.get({ user_id: userId, ebook_id: ebookId }).params<ItemRead>({ attributes: ['ebook_id'] });
  return WishEntity.parse(await readTogether(read)).data !== null;
}

export async function findWish(userId: string, ebookId: string): Promise<Wish | undefined> {
  const key = { user_id: userId, ebook_id: ebookId };
  return (await WishEntity.get(key).go({ consistent: true })).data ?? undefined;
}

/** False when the ebook is on the list already. */
export async function insertWish(userId: string, wish: Wish): Promise<boolean> {
  const due_at = new Date(Date.parse(wish.added_at) + days(1)).toISOString();
  return (await ifCondition(WishEntity.create({ user_id: userId, ...wish, due_at }).go())) !== undefined;
}

/** Whether there is anything on this person's wishlist. */
export async function wishesAny(userId: string): Promise<boolean> {
  const query = WishEntity.query.whatDoesThisPersonWish({ user_id: userId });
  return (await query.go({ limit: 1, attributes: ['ebook_id'] })).data.length > 0;
}

/** A wish that may lead to an offer. */
export interface DueWish {
  readonly user_id: string;
  readonly ebook_id: string;
  readonly wishlist_id: string;
}

/** Up to `limit` wishes that are due at `before`, longest due first. */
export async function listDueWishes(before: string, limit: number): Promise<DueWish[]> {
  const query = WishEntity.query.whichWishesAreDue({}).lte({ due_at: before });
  return (await query.go({ limit, attributes: ['user_id', 'ebook_id', 'wishlist_id'] })).data;
}

/** Part of a transaction, or a separate write: postpones a wish. One deleted in the meantime stays deleted. */
const later = ({ user_id, ebook_id, wishlist_id }: DueWish, due_at: string) =>
  WishEntity.patch({ user_id, ebook_id }).set({ due_at }).composite({ wishlist_id });
export const postponeWishItem = (wish: DueWish, due_at: string): TransactItem => ({
  Update: later(wish, due_at).params(),
});
export async function postponeWish(wish: DueWish, due_at: string): Promise<void> {
  await ifCondition(later(wish, due_at).go());
}

export async function deleteWish(userId: string, ebookId: string): Promise<void> {
  await WishEntity.delete({ user_id: userId, ebook_id: ebookId }).go();
}

export const forgetWishes = (userId: string, goesOn: GoesOn): Promise<void> =>
  deleteAll(
    async (limit) =>
      (
        await WishEntity.query
          .whatDoesThisPersonWish({ user_id: userId })
          .go({ attributes: ['user_id', 'ebook_id'], limit })
      ).data,
    async (keys) => (await WishEntity.delete(keys).go()).unprocessed,
    goesOn,
  );

/** Removes an ebook that is gone for good from every list. */
export const forgetWishesFor = (ebookId: string): Promise<void> =>
  deleteAll(
    async (limit) =>
      (
        await WishEntity.query
          .whoWishesThisEbook({ ebook_id: ebookId })
          .go({ attributes: ['user_id', 'ebook_id'], limit })
      ).data,
    async (keys) => (await WishEntity.delete(keys).go()).unprocessed,
  );
