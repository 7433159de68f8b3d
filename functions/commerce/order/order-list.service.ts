import type { AdminOrder, AdminOrderQuery } from '#shared/commerce/order.ts';
import type { Page } from '#shared/kernel/page.ts';
import { findOrders, listOrders, listOrdersInStatus, listOrdersNumbered, type OrderRecord } from './order.repo.ts';
import { toAdminOrder } from './order.view.ts';
import { orderSearch } from './order-search.ts';
import { listRefundRequests, waitingRequest } from './refund-request.repo.ts';

/** A page may be shorter than the limit when there is more than one filter; `Link` still leads to the next. */
export async function listAllOrders(query: AdminOrderQuery): Promise<Page<AdminOrder>> {
  const { items, next } = await findPage(query);
  return { items: items.filter((order) => passes(order, query)).map(toAdminOrder), next };
}

const passes = (order: OrderRecord, { status, refund_requested }: AdminOrderQuery): boolean =>
  (!status || order.status === status) &&
  (!refund_requested || (waitingRequest(order) !== undefined) === (refund_requested === 'true'));

async function findPage(query: AdminOrderQuery): Promise<Page<OrderRecord>> {
  if (query.search) return searchOrders(query.search, query);
  if (query.refund_requested === 'true') {
    const { items, next } = await listRefundRequests(query);
    return { items: await findOrders(items), next };
  }
  return query.status ? listOrdersInStatus(query.status, query) : listOrders(query);
}

/** The letters of a number are capitals, but for its prefix. */
const numberOf = (typed: string): string | undefined =>
  /^ord_/i.test(typed) ? typed.toUpperCase().replace('ORD_', 'ord_') : undefined;

async function load(ids: readonly string[]): Promise<ReadonlyMap<string, OrderRecord>> {
  return new Map((await findOrders(ids)).map((order) => [order.id, order]));
}

function searchOrders(typed: string, query: AdminOrderQuery): Promise<Page<OrderRecord>> {
  const number = numberOf(typed);
  if (number) return listOrdersNumbered(number, query);
  return orderSearch.find({ typed, page: query, load, passes: (order) => passes(order, query) });
}
