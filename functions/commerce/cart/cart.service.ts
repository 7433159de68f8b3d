import { findOffers, type Offer } from '#functions/catalog/public.ts';
import { seconds } from '#lib/clock.ts';
import { BriefMemory } from '#lib/memory/brief-memory.ts';
import type { CartCalculation } from '#shared/commerce/cart.ts';
import type { Discount } from '#shared/commerce/discount.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { findBulkDiscounts } from '../discount/discount.repo.ts';
import { heldCodeOf } from '../order/order-outcome.ts';
import { findNewestCheckout } from '../payment/payment.repo.ts';
import { distinct, findItems, type PriceSource, priceCart } from './cart-items.ts';

/** A cart that is looked at may be a second out of date; checkout prices it again. */
const offersSeen = new BriefMemory<Offer>(seconds(1), 10_000);
const discountsSeen = new BriefMemory<readonly Discount[]>(seconds(1), 1);

const pricesOfLately: PriceSource = {
  async findOffers(ids) {
    const missing = ids.filter((id) => !offersSeen.get(id));
    const read = missing.length > 0 ? await findOffers(missing) : new Map<string, Offer>();
    for (const [id, offer] of read) if (offer.published) offersSeen.set(id, offer);
    return new Map(ids.flatMap((id) => pairOf(id, read.get(id) ?? offersSeen.get(id))));
  },
  async findBulkDiscounts() {
    const seen = discountsSeen.get('bulk');
    if (seen) return seen;
    const read = await findBulkDiscounts();
    discountsSeen.set('bulk', read);
    return read;
  },
};

const pairOf = (id: string, offer: Offer | undefined): [string, Offer][] => (offer ? [[id, offer]] : []);

/** Nobody asks what is held while no code is entered. */
const findHeld = async (code: string | undefined, person: string | undefined): Promise<string | undefined> =>
  code && person ? heldCodeOf(await findNewestCheckout(person)) : undefined;

export async function calculateCart(
  { ebook_ids, discount_code: code }: { ebook_ids: readonly string[]; discount_code?: string },
  person: string | undefined,
): Promise<CartCalculation> {
  const source = pricesOfLately;
  const [items, held] = await Promise.all([
    findItems(distinct(ebook_ids, 'ebook_ids'), person, source),
    findHeld(code, person),
  ]);
  const pricing = await priceCart(items, { source, person, code, held });
  const { subtotal, total, applied, codeProblem } = pricing;
  return {
    subtotal: toDollars(subtotal),
    discount_amount: toDollars(applied.amount),
    total: toDollars(total),
    applied_discount: applied.discount?.name ?? null,
    item_count: pricing.items.length,
    next_discount_at: pricing.nextDiscountAt,
    items: items.map(({ price, ...item }) => ({
      ...item,
      price: item.problem === 'unavailable' ? 0 : toDollars(price),
    })),
    ...(codeProblem && { discount_code_problem: codeProblem }),
  };
}
