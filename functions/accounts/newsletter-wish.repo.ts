import type { TransactItem } from '#lib/table/transact.ts';
import { NewsletterWishEntity } from './newsletter-wish.entity.ts';

export interface NewsletterWish {
  readonly user_id: string;
  readonly email: string;
  readonly interests: string[];
  readonly at: string;
}

export const newsletterWishItem = (wish: NewsletterWish): TransactItem => ({
  Put: NewsletterWishEntity.put(wish).params(),
});

export async function findNewsletterWish(userId: string): Promise<NewsletterWish | undefined> {
  return (await NewsletterWishEntity.get({ user_id: userId }).go()).data ?? undefined;
}

export async function forgetNewsletterWish(userId: string): Promise<void> {
  await NewsletterWishEntity.delete({ user_id: userId }).go();
}
