import { days, nowIso, ttlAfter } from '#lib/clock.ts';
import { type ItemRead, readTogether } from '#lib/table/together.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { OpenCheckoutEntity } from './open-checkout.entity.ts';
import { isWaiting, rememberedOrderIds } from './open-order.ts';
import { findCurrentOrders, findOrder, type OrderRecord } from './order.repo.ts';

/** Much longer than a checkout already running when the account is deleted can take. */
const closedFor = days(1);

/** Strongly consistent, together with other reads of the moment. */
async function findOpenCheckout(user_id: string) {
  const read = OpenCheckoutEntity.get({ user_id }).params<ItemRead>();
  return OpenCheckoutEntity.parse(await readTogether(read)).data;
}

/** The order of a person's newest checkout, in any status. */
export async function findNewestCheckout(user_id: string): Promise<OrderRecord | undefined> {
  const checkout = await findOpenCheckout(user_id);
  return checkout?.order_id ? findOrder(checkout.order_id) : undefined;
}

/** What a new checkout needs to know about the person's others. */
export interface OtherCheckouts {
  /** The newest order, in any status. */
  readonly newest: OrderRecord | undefined;
  /** The same, if it can still be paid. */
  readonly open: OrderRecord | undefined;
  /** Older orders whose payment is still on its way, oldest first. */
  readonly waiting: readonly OrderRecord[];
  /** The account is deleted, so no new checkout is allowed. */
  readonly areClosed: boolean;
}

export async function findOtherCheckouts(user_id: string): Promise<OtherCheckouts> {
  const { order_id, waiting = [], closed_at } = (await findOpenCheckout(user_id)) ?? {};
  const [newest, older] = await Promise.all([order_id ? findOrder(order_id) : undefined, findCurrentOrders(waiting)]);
  const open = newest?.status === 'pending' ? newest : undefined;
  return { newest, open, waiting: older.filter(isWaiting), areClosed: closed_at !== undefined };
}

/**
 * Part of a transaction: makes this order the newest checkout. Refused when `others` is stale or the account is
 * deleted.
 */
export function newestCheckoutItem(user_id: string, order_id: string, others: OtherCheckouts): TransactItem {
  const put = OpenCheckoutEntity.put({ user_id, order_id, waiting: rememberedOrderIds(others.waiting) });
  const previous = others.newest?.id;
  const guarded = put
    .where((item, { notExists }) => notExists(item.closed_at))
    .where((item, { eq, notExists }) =>
      previous === undefined ? notExists(item.order_id) : eq(item.order_id, previous),
    );
  return { Put: guarded.params() };
}

/** Part of a transaction that places an order apart from the newest checkout; refused when the account is deleted. */
export function notClosedItem(user_id: string): TransactItem {
  type Params = { TableName: string; Key: Record<string, string> };
  const { TableName, Key } = OpenCheckoutEntity.get({ user_id }).params<Params>();
  return { ConditionCheck: { TableName, Key, ConditionExpression: 'attribute_not_exists(closed_at)' } };
}

const closed = (user_id: string) => ({ user_id, closed_at: nowIso(), ttl: ttlAfter(closedFor) });

/** For a deleted account: from here on, a checkout under way cannot place an order. The newest order stays recorded. */
export async function closeCheckouts(user_id: string): Promise<void> {
  await OpenCheckoutEntity.upsert(closed(user_id)).go();
}

/** Forgets the person's checkouts, but keeps them closed. */
export async function forgetCheckouts(user_id: string): Promise<void> {
  await OpenCheckoutEntity.put(closed(user_id)).go();
}
