import { counterItem, readCounter } from '#lib/table/counter.ts';
import { onlyGoodCursors } from '#lib/table/cursor.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { OrderRecord, StoredRequest } from './order.repo.ts';
import { RefundRequestEntity, requestCounter } from './refund-request.entity.ts';

/** A claim that nobody has answered yet. */
export function waitingRequest({ refund_request }: Pick<OrderRecord, 'refund_request'>): StoredRequest | undefined {
  return refund_request && refund_request.declined_at === undefined ? refund_request : undefined;
}

/** Parts of the transaction that changes an order: keep list and number of the claims that wait. */
export function refundRequestItems(before: OrderRecord, after: OrderRecord): TransactItem[] {
  const [was, is] = [waitingRequest(before), waitingRequest(after)];
  const { id: order_id } = after;
  if (!was && is) {
    const { requested_at } = is;
    return [{ Put: RefundRequestEntity.create({ order_id, requested_at }).params() }, counterItem(requestCounter, 1)];
  }
  if (was && !is)
    return [{ Delete: RefundRequestEntity.delete({ order_id }).params() }, counterItem(requestCounter, -1)];
  return [];
}

/** How many claims wait. */
export const countRefundRequests = (): Promise<number> => readCounter(requestCounter);

/** Orders whose guarantee was claimed, oldest claim first. */
export const listRefundRequests = ({ limit, cursor }: PageQuery): Promise<Page<string>> =>
  onlyGoodCursors(async () => {
    const query = RefundRequestEntity.query.allByTime({});
    const page = await query.go({ order: 'asc', limit, cursor: cursor ?? null });
    return { items: page.data.map(({ order_id }) => order_id), next: page.cursor ?? undefined };
  });
