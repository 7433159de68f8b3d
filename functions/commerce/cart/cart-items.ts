import { findOffers, type Offer } from '#functions/catalog/public.ts';
import { ownedOf } from '#functions/library/public.ts';
import { now } from '#lib/clock.ts';
import { invalid } from '#lib/errors.ts';
import { EbookId } from '#shared/catalog/ebook.ts';
import { type CartLine, cartLimit, tooManyItems } from '#shared/commerce/cart.ts';
import type { Discount } from '#shared/commerce/discount.ts';
import { longestId } from '#shared/kernel/ids.ts';
import type { CodeFinding } from '../discount/coupon.ts';
import { findBulkDiscounts } from '../discount/discount.repo.ts';
import { type Item, type Pricing, priceItems } from './pricing.ts';

/** A book in a cart, and why it cannot be paid for, if so. */
export interface CartItem extends Item {
  readonly problem?: CartLine['problem'];
}

/** Removes duplicate ids; at most fifty different books are allowed. */
function distinct(ids: readonly string[]): string[] {
  const unique = [...new Set(ids.map((id) => id.trim()).filter(Boolean))];
  if (unique.some((id) => id.length > longestId)) throw invalid('ebook_ids', 'Not a valid id');
  if (unique.length > cartLimit) throw invalid('ebook_ids', tooManyItems);
  return unique;
}

/** Where prices and discounts come from. */
export interface PriceSource {
  findOffers(ids: readonly string[]): Promise<ReadonlyMap<string, Offer>>;
  findBulkDiscounts(): Promise<readonly Discount[]>;
}
/** Current prices, uncached: the ones that are charged. */
export const currentPrices: PriceSource = { findOffers, findBulkDiscounts };

/** Which of these the person owns. Only real ids are looked up. */
async function ownedBy(person: string | undefined, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (!person) return new Set();
  const known = ids.filter((id) => EbookId.safeParse(id).success);
  return ownedOf(person, known);
}

const unnamed = 'An item that is no longer in the shop';

/** The books with these ids and their prices, in the same order. */
async function findItems(ids: readonly string[], { source, person, seesDrafts }: Pricer): Promise<CartItem[]> {
  if (ids.length === 0) return [];
  const [offers, owned] = await Promise.all([source.findOffers(ids), ownedBy(person, ids)]);
  return ids.map((ebook_id): CartItem => {
    const offer = offers.get(ebook_id);
    const isTold = offer?.published || owned.has(ebook_id) || seesDrafts;
    const item = { ebook_id, title: (isTold && offer?.title) || unnamed, price: offer?.price ?? 0 };
    if (!offer?.published) return { ...item, problem: 'unavailable' };
    if (owned.has(ebook_id)) return { ...item, problem: 'owned' };
    return item.price === 0 ? { ...item, problem: 'free' } : item;
  });
}

export interface Pricer {
  readonly source: PriceSource;
  readonly person: string | undefined;
  /** Admins are told the titles of drafts; everybody else only those of their own books. */
  readonly seesDrafts?: boolean | undefined;
  /** Looks up the code that was entered, if any. */
  readonly findEntered?: () => Promise<CodeFinding>;
}

/** A priced cart: `items` holds every requested book, `pricing` only those that can be paid for. */
export interface PricedCart {
  readonly items: readonly CartItem[];
  readonly pricing: Pricing;
}

/** Prices a cart. Ids may repeat; throws 422 for invalid ids and for too many items. */
export async function priceCart(ebookIds: readonly string[], pricer: Pricer): Promise<PricedCart> {
  const { source, findEntered } = pricer;
  const [items, bulk, finding] = await Promise.all([
    findItems(distinct(ebookIds), pricer),
    source.findBulkDiscounts(),
    findEntered?.(),
  ]);
  const payable = items.filter(({ problem }) => problem === undefined);
  return { items, pricing: priceItems(payable, bulk, finding, now()) };
}
