import { nowIso } from '#lib/clock.ts';
import type { CartCalculation } from '#shared/commerce/cart.ts';
import type { Discount, DiscountTrial } from '#shared/commerce/discount.ts';
import { findUses } from '../discount/code-use.repo.ts';
import { requirePriceRule } from '../price-rule.ts';
import { toCalculation } from './cart.view.ts';
import { currentPrices, priceCart } from './cart-items.ts';

const usesOf = async (id: string) => (id ? findUses(id, undefined) : { uses: 0, usesOfPerson: 0 });

/** What a cart would cost if a discount were saved as it stands in the form, for a visitor who enters its code. */
export async function tryDiscount({ discount, id = '', ebook_ids }: DiscountTrial): Promise<CartCalculation> {
  requirePriceRule(discount);
  const draft: Discount = { ...discount, id, created_at: nowIso(), revision: 0 };
  const source = {
    ...currentPrices,
    async findBulkDiscounts() {
      const others = (await currentPrices.findBulkDiscounts()).filter((other) => other.id !== id);
      return draft.code ? others : [...others, draft];
    },
  };
  const findEntered = async () => (draft.code ? { discount: draft, ...(await usesOf(id)) } : undefined);
  return toCalculation(await priceCart(ebook_ids, { source, person: undefined, seesDrafts: true, findEntered }));
}
