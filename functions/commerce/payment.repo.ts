import type { TransactItem } from '#lib/table/transact.ts';
import { findOrder, type OrderRecord } from './order.repo.ts';
import { OpenCheckoutEntity, PaymentSessionEntity } from './payment.entity.ts';

/** Gateways' ids are shorter; longer ones would not fit the key. */
const longestSessionId = 255;

export async function findOrderOfSession(session_id: string): Promise<OrderRecord | undefined> {
  if (session_id.length > longestSessionId) return undefined;
  const { data } = await PaymentSessionEntity.get({ session_id }).go({ consistent: true });
  return data ? findOrder(data.order_id) : undefined;
}

export const sessionItem = (session_id: string, order_id: string): TransactItem => ({
  Put: PaymentSessionEntity.put({ session_id, order_id }).params(),
});

/** The order of a person's newest checkout, whatever became of it. */
export async function findNewestCheckout(user_id: string): Promise<OrderRecord | undefined> {
  const { data } = await OpenCheckoutEntity.get({ user_id }).go({ consistent: true });
  return data ? findOrder(data.order_id) : undefined;
}

/** Part of a transaction: this order is the newest checkout now; refused unless `previous` still was. */
export function newestCheckoutItem(user_id: string, order_id: string, previous: string | undefined): TransactItem {
  const put = OpenCheckoutEntity.put({ user_id, order_id });
  const guarded = put.where((item, { eq, notExists }) =>
    previous === undefined ? notExists(item.order_id) : eq(item.order_id, previous),
  );
  return { Put: guarded.params() };
}

/** A deleted account keeps none. */
export async function forgetNewestCheckout(user_id: string): Promise<void> {
  await OpenCheckoutEntity.delete({ user_id }).go();
}
