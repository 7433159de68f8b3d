import { OrderEntity } from '#functions/commerce/order/order.entity.ts';
import type { OrderRecord } from '#functions/commerce/order/order.repo.ts';

/** A paid order, older than those of all other tests, so that it is in no list of the newest. */
export function order(user_id: string, number: number): OrderRecord {
  const at = '2020-01-01T00:00:00.000Z';
  return {
    id: `ord_0000${String(number).padStart(5, '0')}${user_id.slice(-17)}`,
    user_id,
    email: 'heavy@example.test',
    status: 'paid',
    lines: [{ ebook_id: `ebk_${'0'.repeat(26)}`, title: 'A book', price: 900, paid: 900, status: 'granted' }],
    ...{ subtotal: 900, discount_amount: 0, total: 900, currency: 'usd', refunds: [], refunded: 0, revision: 1 },
    created_at: at,
    paid_at: at,
  };
}

/** Gives somebody so many orders. */
export async function putOrders(user_id: string, count: number): Promise<void> {
  const bought = Array.from({ length: count }, (_, number) => order(user_id, number));
  await OrderEntity.put(bought).go({ concurrent: 4 });
}
