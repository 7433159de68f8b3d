import { days, nowIso, ttlAfter } from '#lib/clock.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { OpenCheckoutEntity } from './open-checkout.entity.ts';
import { isWaiting, keptInMind } from './open-order.ts';
import { findOrder, findOrdersOfNow, type OrderRecord } from './order.repo.ts';

/** Much longer than a checkout runs that began before its account was deleted. */
const closedFor = days(1);

/** The order of a person's newest checkout, whatever became of it. */
export async function findNewestCheckout(user_id: string): Promise<OrderRecord | undefined> {
  const { data } = await OpenCheckoutEntity.get({ user_id }).go({ consistent: true });
  return data?.order_id ? findOrder(data.order_id) : undefined;
}

/** What a new checkout of a person must know of the others. */
export interface OtherCheckouts {
  /** The order of the newest one, whatever became of it. */
  readonly newest: OrderRecord | undefined;
  /** The same while it can be paid. */
  readonly open: OrderRecord | undefined;
  /** Orders of older ones whose money is still on its way, oldest first. */
  readonly waiting: readonly OrderRecord[];
  /** The account is deleted: there is to be no new one. */
  readonly areClosed: boolean;
}

export async function findOtherCheckouts(user_id: string): Promise<OtherCheckouts> {
  const { data } = await OpenCheckoutEntity.get({ user_id }).go({ consistent: true });
  const { order_id, waiting = [], closed_at } = data ?? {};
  const [newest, older] = await Promise.all([order_id ? findOrder(order_id) : undefined, findOrdersOfNow(waiting)]);
  const open = newest?.status === 'pending' ? newest : undefined;
  return { newest, open, waiting: older.filter(isWaiting), areClosed: closed_at !== undefined };
}

/**
 * Part of a transaction: this order is the newest checkout now; refused unless the newest of the others still was, and
 * when the account is deleted.
 */
export function newestCheckoutItem(user_id: string, order_id: string, others: OtherCheckouts): TransactItem {
  const put = OpenCheckoutEntity.put({ user_id, order_id, waiting: keptInMind(others.waiting) });
  const previous = others.newest?.id;
  const guarded = put
    .where((item, { notExists }) => notExists(item.closed_at))
    .where((item, { eq, notExists }) =>
      previous === undefined ? notExists(item.order_id) : eq(item.order_id, previous),
    );
  return { Put: guarded.params() };
}

/** Part of a transaction that places an order beside the newest checkout; refused when the account is deleted. */
export function notClosedItem(user_id: string): TransactItem {
  type Params = { TableName: string; Key: Record<string, string> };
  const { TableName, Key } = OpenCheckoutEntity.get({ user_id }).params<Params>();
  return { ConditionCheck: { TableName, Key, ConditionExpression: 'attribute_not_exists(closed_at)' } };
}

const closed = (user_id: string) => ({ user_id, closed_at: nowIso(), ttl: ttlAfter(closedFor) });

/** The account is deleted: a checkout that is under way places no order from here on. The newest one stays named. */
export async function closeCheckouts(user_id: string): Promise<void> {
  await OpenCheckoutEntity.upsert(closed(user_id)).go();
}

/** What was checked out is forgotten, not that nothing more can be. */
export async function forgetCheckouts(user_id: string): Promise<void> {
  await OpenCheckoutEntity.put(closed(user_id)).go();
}
