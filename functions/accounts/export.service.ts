import { listRatings } from '#functions/catalog/public.ts';
import { exportPurchases } from '#functions/commerce/public.ts';
import { subscriptionOf } from '#functions/newsletter/public.ts';
import { exportNotifications } from '#functions/notifications/public.ts';
import type { SignedIn } from '#lib/actor.ts';
import { nowIso } from '#lib/clock.ts';
import { DomainError } from '#lib/errors.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { listGrants } from './library.repo.ts';
import { findNewsletterWish } from './newsletter-wish.repo.ts';
import { listPlaces } from './reading.repo.ts';
import { findBySubject } from './user.repo.ts';
import { listWishes } from './wishlist.repo.ts';

/** Everything that is kept about a person. Money in dollars, as everywhere outside. */
export async function exportAccount({ id, subject }: SignedIn): Promise<Record<string, unknown>> {
  const [user, grants, wishlist, reading, ratings, purchases, notifications, newsletter] = await Promise.all([
    findBySubject(subject),
    listGrants(id),
    listWishes(id),
    listPlaces(id),
    listRatings(id),
    exportPurchases(id),
    exportNotifications(id),
    findNewsletterWish(id),
  ]);
  if (!user) throw new DomainError('unauthenticated', 'Please sign in again');
  const { user_id, name, email, role, email_verified, created_at, last_login } = user;
  const subscription = await subscriptionOf({ user_id, email, isProven: email_verified });
  return {
    exported_at: nowIso(),
    profile: { id: user_id, name, email, role, email_verified, created_at, last_login: last_login ?? null },
    ebooks: grants.map(({ ebook_id, order_id, paid, granted_at }) => ({
      ebook_id,
      order_id,
      paid: toDollars(paid),
      purchased_at: granted_at,
    })),
    wishlist,
    reading: reading.map(({ ebook_id, position, paragraph, heading, updated_at }) => ({
      ebook_id,
      position,
      paragraph,
      heading,
      updated_at,
    })),
    ratings,
    ...purchases,
    ...notifications,
    newsletter_wishes: newsletter
      ? [{ interests: newsletter.interests, email: newsletter.email, at: newsletter.at }]
      : [],
    newsletter_subscriptions: subscription ? [subscription] : [],
  };
}
