import { findOffers, type Offer } from '#functions/catalog/public.ts';
import { newPersonalCode } from '#functions/commerce/public.ts';
import { type DueWish, listDueWishes, ownedOf, postponeWish, postponeWishItem } from '#functions/library/public.ts';
import { currentSettings } from '#functions/settings/public.ts';
import { days, hours, now, seconds } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import { notificationItem } from './notification.repo.ts';
import { findLastOffers, offerItem } from './offer.repo.ts';

/** How long until a person may get another offer, and until a wish is checked again. */
const pause = days(14);
/** Wishes per batch, and how long a run goes on: the next one continues where it stopped. */
const portion = 50;
const timeLimit = seconds(20);

const iso = (at: number): string => new Date(at).toISOString();

/** Makes an offer and postpones the wish that led to it. False when a concurrent run was faster. */
async function makeOffer(wish: DueWish, { title }: Offer, at: number): Promise<boolean> {
  const { percent, hours: lifetime } = (await currentSettings()).wishlist_offer;
  const until = iso(at + hours(lifetime));
  const { code, items } = newPersonalCode(wish.user_id, { name: `Wishlist offer ${percent}%`, percent, until });
  const notification = notificationItem(wish.user_id, {
    notification_type: 'wishlist',
    title: `${percent}% off an ebook on your wishlist`,
    message: `“${title}” is still on your wishlist. This code is only for you and valid for one purchase.`,
    discount_code: code,
    discount_percentage: percent,
    expires_at: until,
  });
  const parts = [offerItem(wish.user_id, iso(at), iso(at - pause)), postponeWishItem(wish, iso(at + pause))];
  return transactUnlessRefused([...parts, notification, ...items]);
}

/** The first of a person's wishes whose book is on sale, is not free and is not owned yet. */
async function bestWish(wishes: readonly DueWish[], offers: ReadonlyMap<string, Offer>): Promise<DueWish | undefined> {
  const owned = await ownedOf(
    wishes[0]?.user_id ?? '',
    wishes.map(({ ebook_id }) => ebook_id),
  );
  return wishes.find(({ ebook_id }) => {
    const offer = offers.get(ebook_id);
    return offer?.published && offer.price > 0 && !owned.has(ebook_id);
  });
}

/** Postpones all of these wishes whatever the outcome, so no wish is checked twice in a run. */
async function settle(
  wishes: readonly DueWish[],
  offers: ReadonlyMap<string, Offer>,
  lastOffer: string | undefined,
  at: number,
): Promise<boolean> {
  const rested = lastOffer === undefined || Date.parse(lastOffer) + pause <= at;
  const best = rested ? await bestWish(wishes, offers) : undefined;
  const offer = best && offers.get(best.ebook_id);
  const isMade = best && offer ? await makeOffer(best, offer, at) : false;
  const next = iso(lastOffer && !rested ? Date.parse(lastOffer) + pause : at + pause);
  await postpone(
    wishes.filter((wish) => !isMade || wish !== best),
    next,
  );
  return isMade;
}

const postpone = (wishes: readonly DueWish[], due: string): Promise<unknown> =>
  Promise.all(wishes.map((wish) => postponeWish(wish, due)));

async function settlePortion(due: readonly DueWish[], at: number): Promise<number> {
  const people = Map.groupBy(due, ({ user_id }) => user_id);
  const [offers, last] = await Promise.all([
    findOffers([...new Set(due.map(({ ebook_id }) => ebook_id))]),
    findLastOffers([...people.keys()]),
  ]);
  const outcomes = await Promise.all(
    [...people].map(async ([user_id, wishes]) => {
      try {
        return await settle(wishes, offers, last.get(user_id), at);
      } catch (error) {
        logger.error('offer not made', { user_id, error: error as Error });
        // Still due, they would be read again and again and leave no time for anybody else's.
        await postpone(wishes, iso(at + hours(1)));
        return false;
      }
    }),
  );
  return outcomes.filter(Boolean).length;
}

/** Makes offers for due wishes, a batch at a time, until there are none left or the time is up. */
export async function makeOffers(): Promise<{ looked_at: number; offered: number }> {
  const at = now();
  let [looked_at, offered] = [0, 0];
  while (now() - at < timeLimit) {
    const due = await listDueWishes(iso(at), portion);
    if (due.length === 0) break;
    looked_at += due.length;
    offered += await settlePortion(due, at);
    if (due.length < portion) break;
  }
  return { looked_at, offered };
}
