import { conflict } from '#lib/errors.ts';
import { distinct, findItems, priceCart, pricesOfNow as source } from '../cart/cart-items.ts';
import { type Buyer, quoted, recordPaidOrder } from '../checkout/order-placing.ts';
import type { OrderRecord } from './order.repo.ts';

/**
 * Records an order that somebody paid outside the shop, at the prices and discounts of now. Bulk discounts apply; no
 * gateway knows of it, so a refund of it takes the books away and sends no money.
 */
export async function recordManualOrder(buyer: Buyer, ebookIds: readonly string[]): Promise<OrderRecord> {
  const items = await findItems(distinct(ebookIds, 'ebook_ids'), buyer.id, source);
  const wrong = items.filter(({ problem }) => problem === 'unavailable' || problem === 'owned');
  if (wrong.length > 0) throw conflict(`These cannot be bought: ${quoted(wrong.map(({ title }) => title))}.`);
  return recordPaidOrder(buyer, await priceCart(items, { source, person: buyer.id, code: undefined }));
}
