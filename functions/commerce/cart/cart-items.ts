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
function toItems({ ids, offers, owned }: CartReading, seesDrafts: boolean | undefined): CartItem[] {
  return ids.map((ebook_id): CartItem => {
    const offer = offers.get(ebook_id);
    const isTold = offer?.published || owned.has(ebook_id) || seesDrafts;
    const item = { ebook_id, title: (isTold && offer?.title) || unnamed, price: offer?.price ?? 0 };
    if (!offer?.published) return { ...item, problem: 'unavailable' };
    if (owned.has(ebook_id)) return { ...item, problem: 'owned' };
    return item.price === 0 ? { ...item, problem: 'free' } : item;
  });
}

/** Whose cart it is, and where its prices come from. */
export interface CartReader {
  readonly source: PriceSource;
  readonly person: string | undefined;
  /** Looks up the code that was entered, if any. */
  readonly findEntered?: () => Promise<CodeFinding>;
}

export interface Pricer extends CartReader {
  /** Admins are told the titles of drafts; everybody else only those of their own books. */
  readonly seesDrafts?: boolean | undefined;
}

/** All that a cart's price depends on. */
export interface CartReading {
  readonly ids: readonly string[];
  readonly offers: ReadonlyMap<string, Offer>;
  readonly owned: ReadonlySet<string>;
  readonly bulk: readonly Discount[];
  readonly finding: CodeFinding;
}

/** A priced cart: `items` holds every requested book, `pricing` only those that can be paid for. */
export interface PricedCart {
  readonly items: readonly CartItem[];
  readonly pricing: Pricing;
}

/** Reads what a cart's price depends on. Ids may repeat; throws 422 for invalid ids and for too many items. */
export async function readCart(ebookIds: readonly string[], reader: CartReader): Promise<CartReading> {
  const { source, person, findEntered } = reader;
  const ids = distinct(ebookIds);
  const [offers, owned, bulk, finding] = await Promise.all([
    source.findOffers(ids),
    ownedBy(person, ids),
    source.findBulkDiscounts(),
    findEntered?.(),
  ]);
  return { ids, offers, owned, bulk, finding };
}

/** Prices a cart. Admins are told the titles of drafts. */
export function toPricedCart(reading: CartReading, seesDrafts: boolean | undefined): PricedCart {
  const { bulk, finding } = reading;
  const items = toItems(reading, seesDrafts);
  const payable = items.filter(({ problem }) => problem === undefined);
  return { items, pricing: priceItems(payable, bulk, finding, now()) };
}

/** Reads and prices a cart. Ids may repeat; throws 422 for invalid ids and for too many items. */
export const priceCart = async (ebookIds: readonly string[], pricer: Pricer): Promise<PricedCart> =>
  toPricedCart(await readCart(ebookIds, pricer), pricer.seesDrafts);
