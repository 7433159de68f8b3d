import { conflict } from '#lib/errors.ts';
import { priceCart, currentPrices as source } from '../cart/cart-items.ts';
import type { OrderRecord } from '../order/order.repo.ts';
import type { Buyer } from './new-order.ts';
import { quoted, recordPaidOrder } from './paid-order.ts';

/**
 * Records an order paid outside the shop, at current prices. Bulk discounts apply. No gateway knows of it, so a refund
 * takes the books away but sends no money.
 */
export async function recordManualOrder(buyer: Buyer, ebookIds: readonly string[]): Promise<OrderRecord> {
  const { items, pricing } = await priceCart(ebookIds, { source, person: buyer.id, seesDrafts: true });
  const wrong = items.filter(({ problem }) => problem === 'unavailable' || problem === 'owned');
  if (wrong.length > 0) throw conflict(`These cannot be bought: ${quoted(wrong.map(({ title }) => title))}.`);
  return recordPaidOrder(buyer, pricing);
}
