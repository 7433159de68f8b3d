import { LRUCache } from 'lru-cache';
import { findOffers, type Offer } from '#functions/catalog/public.ts';
import type { Actor } from '#lib/actor.ts';
import { seconds } from '#lib/clock.ts';
import { expiring, fetching } from '#lib/memory/cache.ts';
import type { CartCalculation, CartRequest } from '#shared/commerce/cart.ts';
import type { Discount } from '#shared/commerce/discount.ts';
import { findBulkDiscounts } from '../discount/discount.repo.ts';
import { findCode } from '../discount/find-code.ts';
import { findNewestCheckout } from '../order/open-checkout.repo.ts';
import { heldCodeOf } from '../order/open-order.ts';
import { toCalculation } from './cart.view.ts';
import { type CartReading, type PriceSource, readCart, toPricedCart } from './cart-items.ts';

/** A displayed cart may be a second out of date; checkout prices it again. */
const offersSeen = new LRUCache<string, Offer>({ max: 10_000, ...expiring(seconds(1)) });
const discountsSeen = new LRUCache<'bulk', Discount[]>({
  max: 1,
  ...expiring(seconds(1)),
  ...fetching(findBulkDiscounts),
});

const pricesOfLately: PriceSource = {
  async findOffers(ids) {
    const seen = ids.flatMap((id) => pairOf(id, offersSeen.get(id)));
    const known = new Set(seen.map(([id]) => id));
    const missing = ids.filter((id) => !known.has(id));
    const read = missing.length > 0 ? await findOffers(missing) : new Map<string, Offer>();
    for (const [id, offer] of read) if (offer.published) offersSeen.set(id, offer);
    return new Map([...seen, ...read]);
  },
  findBulkDiscounts: () => discountsSeen.forceFetch('bulk'),
};

const pairOf = (id: string, offer: Offer | undefined): [string, Offer][] => (offer ? [[id, offer]] : []);

const findHeldBy = async (person: string | undefined): Promise<string | undefined> =>
  person ? heldCodeOf(await findNewestCheckout(person)) : undefined;

/** Reads what the price of a cart for display depends on. */
export function readShownCart(
  { ebook_ids, discount_code: code }: CartRequest,
  person: string | undefined,
): Promise<CartReading> {
  const findEntered = () => findCode(code, person, () => findHeldBy(person));
  return readCart(ebook_ids, { source: pricesOfLately, person, findEntered });
}

/** Prices a cart for display, in dollars. */
export const calculateCart = (reading: CartReading, actor: Actor | undefined): CartCalculation =>
  toCalculation(toPricedCart(reading, actor?.isAdmin));
