import * as z from 'zod';
import { Done } from '../kernel/answer.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { AnyId } from '../kernel/ids.ts';
import { exportEndpoint } from '../kernel/job-endpoints.ts';
import { PageQuery } from '../kernel/page.ts';
import {
  AdminOrder,
  AdminOrderFilter,
  AdminOrderQuery,
  DeclineNote,
  Order,
  OrderSummary,
  RefundReason,
} from './order.ts';

/** Orders and refunds: those of the caller, and all of them. */
export const orderApi = {
  listOrders: endpoint({
    method: 'GET',
    path: '/user/orders',
    auth: 'user',
    summary: "The caller's orders, newest first",
    query: PageQuery,
    response: z.array(Order),
  }),
  getOrder: endpoint({
    method: 'GET',
    path: '/user/orders/{id}',
    auth: 'user',
    summary: 'One order with its lines: the receipt',
    response: Order,
  }),
  requestRefund: endpoint({
    method: 'POST',
    path: '/user/orders/{id}/refund-request',
    auth: 'user',
    summary: 'Claims the 30-day guarantee',
    body: z.object({ reason: RefundReason }),
    response: Done.extend({ order: Order }),
    status: 201,
  }),
  adminListOrders: endpoint({
    method: 'GET',
    path: '/admin/orders',
    auth: 'admin:orders',
    summary: 'All orders, newest first; those with a request for a refund by its age, the oldest first',
    query: AdminOrderQuery,
    response: z.array(AdminOrder),
  }),
  adminExportOrders: exportEndpoint('/admin/orders/export', 'admin:orders', 'orders', AdminOrderFilter),
  adminOrderSummary: endpoint({
    method: 'GET',
    path: '/admin/orders/summary',
    auth: 'admin:orders',
    summary: 'Sums over all orders',
    response: OrderSummary,
  }),
  adminGetOrder: endpoint({
    method: 'GET',
    path: '/admin/orders/{id}',
    auth: 'admin:orders',
    summary: 'One order',
    response: AdminOrder,
  }),
  adminRefundOrder: endpoint({
    method: 'POST',
    path: '/admin/orders/{id}/refund',
    auth: 'admin:orders',
    summary: 'Refunds the named lines (ebook ids), or all, and revokes the books; 409 when there is none left',
    body: z.object({ lines: z.array(AnyId).min(1, 'Name at least one line').max(50).optional() }),
    response: Done.extend({ order: AdminOrder }),
  }),
  adminDeclineRefund: endpoint({
    method: 'POST',
    path: '/admin/orders/{id}/decline-refund',
    auth: 'admin:orders',
    summary: "Declines the buyer's request for a refund and mails them why; 409 when none is waiting",
    body: z.object({ note: DeclineNote }),
    response: Done.extend({ order: AdminOrder }),
  }),
  adminResendReceipt: endpoint({
    method: 'POST',
    path: '/admin/orders/{id}/resend-receipt',
    auth: 'admin:orders',
    summary: 'Mails the receipt again',
    response: Done,
  }),
};
