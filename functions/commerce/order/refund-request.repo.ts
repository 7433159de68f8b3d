import { onlyGoodCursors } from '#lib/table/cursor.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { RefundRequestEntity } from './refund-request.entity.ts';

/** Part of a transaction: adds a claim to the list; refused when it is already there. */
export const refundRequestItem = (order_id: string, requested_at: string): TransactItem => ({
  Put: RefundRequestEntity.create({ order_id, requested_at }).params(),
});

/** Part of a transaction: takes an answered claim off the list. */
export const answeredRequestItem = (order_id: string): TransactItem => ({
  Delete: RefundRequestEntity.delete({ order_id }).params(),
});

/** Orders whose guarantee was claimed, newest claim first. */
export const listRefundRequests = ({ limit, cursor }: PageQuery): Promise<Page<string>> =>
  onlyGoodCursors(async () => {
    const query = RefundRequestEntity.query.allByTime({});
    const page = await query.go({ order: 'desc', limit, cursor: cursor ?? null });
    return { items: page.data.map(({ order_id }) => order_id), next: page.cursor ?? undefined };
  });
