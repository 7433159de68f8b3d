import { ownedEbookIds } from '#functions/accounts/public.ts';
import { findOffers } from '#functions/catalog/public.ts';
import { now } from '#lib/clock.ts';
import { invalid } from '#lib/errors.ts';
import { type CartCalculation, type CartLine, cartLimit } from '#shared/commerce/cart.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { findBulkDiscounts } from './discount.repo.ts';
import { findCode } from './discount.service.ts';
import { type Item, type Pricing, priceItems } from './pricing.ts';

/** A book somebody wants, and what stands in the way of paying for it. */
export interface CartItem extends Item {
  readonly problem?: CartLine['problem'];
}

/** More than any id of ours has, less than a key can hold. */
const longestId = 60;

/** At most fifty different books; the same one twice is once. `field` names the input in the refusal. */
export function distinct(ids: readonly string[], field: string): string[] {
  const unique = [...new Set(ids.map((id) => id.trim()).filter(Boolean))];
  if (unique.some((id) => id.length > longestId)) throw invalid(field, 'Not a valid id');
  if (unique.length > cartLimit) throw invalid(field, `A cart holds at most ${cartLimit} items`);
  return unique;
}

/** The books behind ids with their prices of now, in the order asked for. */
export async function findItems(ids: readonly string[], person: string | undefined): Promise<CartItem[]> {
  if (ids.length === 0) return [];
  const [offers, owned] = await Promise.all([findOffers(ids), person ? ownedEbookIds(person) : new Set<string>()]);
  return ids.map((ebook_id): CartItem => {
    const offer = offers.get(ebook_id);
    const { title = 'An item that is no longer in the shop', price = 0 } = offer ?? {};
    const item = { ebook_id, title, price };
    if (!offer?.published) return { ...item, problem: 'unavailable' };
    if (owned.has(ebook_id)) return { ...item, problem: 'owned' };
    return price === 0 ? { ...item, problem: 'free' } : item;
  });
}

/** Prices the items that can be paid for. `held`: see `findCode`. */
export async function priceCart(
  items: readonly CartItem[],
  code: string | undefined,
  person: string | undefined,
  held?: string,
): Promise<Pricing> {
  const [bulk, finding] = await Promise.all([findBulkDiscounts(), findCode(code, person, held)]);
  const payable = items.filter(({ problem }) => problem === undefined);
  return priceItems(payable, bulk, finding, now());
}

export async function calculateCart(
  request: { ebook_ids: readonly string[]; discount_code?: string },
  person: string | undefined,
): Promise<CartCalculation> {
  const items = await findItems(distinct(request.ebook_ids, 'ebook_ids'), person);
  const {
    subtotal,
    total,
    applied,
    codeProblem,
    items: priced,
  } = await priceCart(items, request.discount_code, person);
  return {
    subtotal: toDollars(subtotal),
    discount_amount: toDollars(applied.amount),
    total: toDollars(total),
    applied_discount: applied.discount?.name ?? null,
    item_count: priced.length,
    items: items.map(({ price, ...item }) => ({
      ...item,
      price: item.problem === 'unavailable' ? 0 : toDollars(price),
    })),
    ...(codeProblem && { discount_code_problem: codeProblem }),
  };
}
