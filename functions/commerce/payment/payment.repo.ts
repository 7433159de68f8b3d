import type { TransactItem } from '#lib/table/transact.ts';
import { findOrder, type OrderRecord } from '../order/order.repo.ts';
import { PaymentSessionEntity } from './payment.entity.ts';

/** Real session ids are shorter; longer strings would not fit the key. */
const longestSessionId = 255;

export async function findOrderOfSession(session_id: string): Promise<OrderRecord | undefined> {
  if (session_id.length > longestSessionId) return undefined;
  const { data } = await PaymentSessionEntity.get({ session_id }).go({ consistent: true });
  return data ? findOrder(data.order_id) : undefined;
}

export const sessionItem = (session_id: string, order_id: string): TransactItem => ({
  Put: PaymentSessionEntity.put({ session_id, order_id }).params(),
});
