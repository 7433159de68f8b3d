import type { TransactItem } from '#lib/table/transact.ts';
import { findOrder, findOrdersOfNow, type OrderRecord } from './order.repo.ts';
import { OpenCheckoutEntity, PaymentSessionEntity } from './payment.entity.ts';
import { isWaiting, keptInMind } from './waiting.ts';

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

/** What a new checkout of a person must know of the others. */
export interface OtherCheckouts {
  /** The order of the newest one, whatever became of it. */
  readonly newest: OrderRecord | undefined;
  /** Orders of older ones whose money is still on its way, oldest first. */
  readonly waiting: readonly OrderRecord[];
}

export async function findOtherCheckouts(user_id: string): Promise<OtherCheckouts> {
  const { data } = await OpenCheckoutEntity.get({ user_id }).go({ consistent: true });
  if (!data) return { newest: undefined, waiting: [] };
  const [newest, older] = await Promise.all([findOrder(data.order_id), findOrdersOfNow(data.waiting ?? [])]);
  return { newest, waiting: older.filter(isWaiting) };
}

/** Part of a transaction: this order is the newest checkout now; refused unless the newest of the others still was. */
export function newestCheckoutItem(user_id: string, order_id: string, others: OtherCheckouts): TransactItem {
  const put = OpenCheckoutEntity.put({ user_id, order_id, waiting: keptInMind(others.waiting) });
  const previous = others.newest?.id;
  const guarded = put.where((item, { eq, notExists }) =>
    previous === undefined ? notExists(item.order_id) : eq(item.order_id, previous),
  );
  return { Put: guarded.params() };
}

/** A deleted account keeps none. */
export async function forgetNewestCheckout(user_id: string): Promise<void> {
  await OpenCheckoutEntity.delete({ user_id }).go();
}
