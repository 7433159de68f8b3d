import { findOffers, type Offer } from '#functions/catalog/public.ts';
import { ownedOf } from '#functions/library/public.ts';
import { now } from '#lib/clock.ts';
import { invalid } from '#lib/errors.ts';
import { EbookId } from '#shared/catalog/ebook.ts';
import { type CartLine, cartLimit } from '#shared/commerce/cart.ts';
import type { Discount } from '#shared/commerce/discount.ts';
import { findBulkDiscounts } from '../discount/discount.repo.ts';
import { findCode } from '../discount/discount.service.ts';
import { type Item, type Pricing, priceItems } from './pricing.ts';

/** A book somebody wants, and what stands in the way of paying for it. */
export interface CartItem extends Item {
  readonly problem?: CartLine['problem'];
}

/** More than any id of ours has, less than a key can hold. */
const longestId = 60;

/** At most fifty different books; the same one twice is once. */
function distinct(ids: readonly string[]): string[] {
  const unique = [...new Set(ids.map((id) => id.trim()).filter(Boolean))];
  if (unique.some((id) => id.length > longestId)) throw invalid('ebook_ids', 'Not a valid id');
  if (unique.length > cartLimit) throw invalid('ebook_ids', `A cart holds at most ${cartLimit} items`);
  return unique;
}

/** Where prices and discounts come from. */
export interface PriceSource {
  findOffers(ids: readonly string[]): Promise<ReadonlyMap<string, Offer>>;
  findBulkDiscounts(): Promise<readonly Discount[]>;
}
/** As they are now: what is paid by. */
export const pricesOfNow: PriceSource = { findOffers, findBulkDiscounts };

/** Which of these the person owns. The table spells keys in lower case: two spellings of one id are one key there. */
async function ownedBy(person: string | undefined, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (!person) return new Set();
  const known = ids.filter((id) => EbookId.safeParse(id).success);
  return ownedOf(person, known);
}

/** The books behind ids with their prices, in the order asked for. */
async function findItems(ids: readonly string[], person: string | undefined, source: PriceSource): Promise<CartItem[]> {
  if (ids.length === 0) return [];
  const [offers, owned] = await Promise.all([source.findOffers(ids), ownedBy(person, ids)]);
  return ids.map((ebook_id): CartItem => {
    const offer = offers.get(ebook_id);
    const { title = 'An item that is no longer in the shop', price = 0 } = offer ?? {};
    const item = { ebook_id, title, price };
    if (!offer?.published) return { ...item, problem: 'unavailable' };
    if (owned.has(ebook_id)) return { ...item, problem: 'owned' };
    return price === 0 ? { ...item, problem: 'free' } : item;
  });
}

export interface Pricer {
  readonly source: PriceSource;
  readonly person: string | undefined;
  /** What was entered. */
  readonly code?: string | undefined;
  /** See `findCode`. */
  readonly findHeld: () => Promise<string | undefined>;
}

/** A cart with its prices: `items` are all that was asked for, `pricing` counts those that can be paid for. */
export interface PricedCart {
  readonly items: readonly CartItem[];
  readonly pricing: Pricing;
}

/** Prices a cart. Ids may repeat; throws 422 for what is no id and for more than a cart holds. */
export async function priceCart(ebookIds: readonly string[], pricer: Pricer): Promise<PricedCart> {
  const { source, person, code, findHeld } = pricer;
  const [items, bulk, finding] = await Promise.all([
    findItems(distinct(ebookIds), person, source),
    source.findBulkDiscounts(),
    findCode(code, person, findHeld),
  ]);
  const payable = items.filter(({ problem }) => problem === undefined);
  return { items, pricing: priceItems(payable, bulk, finding, now()) };
}
