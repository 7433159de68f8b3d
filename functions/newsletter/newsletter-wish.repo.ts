import { nowIso } from '#lib/clock.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { NewsletterWishEntity } from './newsletter-wish.entity.ts';

export interface NewsletterWish {
  readonly user_id: string;
  readonly email: string;
  readonly interests: string[];
  readonly at: string;
}

/** Part of the transaction that makes an account: the box was ticked. */
export const newsletterWishItem = (wish: Omit<NewsletterWish, 'at'>): TransactItem => ({
  Put: NewsletterWishEntity.put({ ...wish, at: nowIso() }).params(),
});

export async function findNewsletterWish(userId: string): Promise<NewsletterWish | undefined> {
  return (await NewsletterWishEntity.get({ user_id: userId }).go()).data ?? undefined;
}

export async function forgetNewsletterWish(userId: string): Promise<void> {
  await NewsletterWishEntity.delete({ user_id: userId }).go();
}

/** Wishes that nobody has taken up, oldest first. */
export async function waitingNewsletterWishes(limit: number): Promise<NewsletterWish[]> {
  return (await NewsletterWishEntity.query.whichAreWaiting({}).go({ limit })).data;
}

/** Part of the transaction that takes a wish up; refused when it has been. */
export const takeNewsletterWishItem = (userId: string): TransactItem => ({
  Delete: NewsletterWishEntity.remove({ user_id: userId }).params(),
});
