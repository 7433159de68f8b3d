import type { EntityItem } from 'electrodb';
import { readAll } from '#lib/table/batch.ts';
import { newestFirst } from '#lib/table/page.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { OrderId } from '#shared/commerce/order.ts';
import type { OrderStatus } from '#shared/commerce/order-statuses.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { OrderEntity, type StoredLine, type StoredRefund, type StoredRequest } from './order.entity.ts';
import { orderSearch } from './order-search.ts';

export type OrderRecord = EntityItem<typeof OrderEntity>;
export type { StoredLine, StoredRefund, StoredRequest };

/** Strongly consistent. Undefined for anything that is not an order id. */
export async function findOrder(id: string): Promise<OrderRecord | undefined> {
  if (!OrderId.safeParse(id).success) return undefined;
  return (await OrderEntity.get({ id }).go({ consistent: true })).data ?? undefined;
}

/** Orders by id, for lists. */
export async function findOrders(ids: readonly string[]): Promise<OrderRecord[]> {
  if (ids.length === 0) return [];
  const { data } = await OrderEntity.get(ids.map((id) => ({ id }))).go({ preserveBatchOrder: true });
  return data.filter((order) => order !== null);
}

/** Orders by id, strongly consistent, oldest first. */
export async function findCurrentOrders(ids: readonly string[]): Promise<OrderRecord[]> {
  const keys = ids.map((id) => ({ id }));
  const orders = await readAll(keys, (some) => OrderEntity.get(some).go({ consistent: true }));
  return orders.toSorted((a, b) => a.id.localeCompare(b.id));
}

/** Part of a transaction: creates an order, with what it is found by; refused when its id exists. */
export const newOrderItems = (order: OrderRecord): TransactItem[] => [
  { Put: OrderEntity.create(order).params() },
  ...orderSearch.items(undefined, order),
];

/** Part of a transaction: replaces an order; refused when it changed since it was read. */
export const changedOrderItem = (order: OrderRecord): TransactItem => ({
  Put: OrderEntity.put({ ...order, revision: order.revision + 1 })
    .where(({ revision }, { eq }) => eq(revision, order.revision))
    .params(),
});

export const listOrdersOfUser = (user_id: string, page: PageQuery): Promise<Page<OrderRecord>> =>
  newestFirst(OrderEntity.query.ofUser({ user_id }), page);

export const listOrdersInStatus = (status: OrderStatus, page: PageQuery): Promise<Page<OrderRecord>> =>
  newestFirst(OrderEntity.query.inStatus({ status }), page);

export const listOrders = (page: PageQuery): Promise<Page<OrderRecord>> =>
  newestFirst(OrderEntity.query.allByTime({}), page);

/** Orders whose number begins like this. */
export const listOrdersNumbered = (id: string, page: PageQuery): Promise<Page<OrderRecord>> =>
  newestFirst(OrderEntity.query.allByTime({}).begins({ id }), page);

/** All of a person's orders, oldest first. */
export async function allOrdersOfUser(user_id: string): Promise<OrderRecord[]> {
  return (await OrderEntity.query.ofUser({ user_id }).go({ pages: 'all' })).data;
}

interface ReadPage {
  readonly data: OrderRecord[];
  readonly cursor: string | null;
}

/** Reads the next page only when all of the one before has been taken. */
async function* pageByPage(read: (cursor: string | null) => Promise<ReadPage>): AsyncGenerator<OrderRecord> {
  let cursor: string | null = null;
  do {
    const page: ReadPage = await read(cursor);
    yield* page.data;
    cursor = page.cursor;
  } while (cursor);
}

/** All of a person's orders, oldest first, read a page at a time. */
export const ordersOfUser = (user_id: string): AsyncGenerator<OrderRecord> =>
  pageByPage((cursor) => OrderEntity.query.ofUser({ user_id }).go({ limit: 100, cursor }));

/** Orders neither paid nor ended, by time, read a page at a time. */
export const pendingOrders = (order: 'asc' | 'desc' = 'asc'): AsyncGenerator<OrderRecord> =>
  pageByPage((cursor) => OrderEntity.query.inStatus({ status: 'pending' }).go({ limit: 50, cursor, order }));
