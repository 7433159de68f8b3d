import { type Route, route } from '#lib/http/route.ts';
import { commerceApi } from '#shared/commerce/api.ts';
import { listAllOrders } from '../order/order-list.service.ts';
import { getAnyOrder, refundOrder, resendReceipt } from './admin-order.service.ts';
import { orderSummary } from './order-summary.service.ts';
import { declineRefund } from './refund-decline.service.ts';

export const adminOrderRoutes: readonly Route[] = [
  route(commerceApi.adminListOrders, ({ query }) => listAllOrders(query)),
  route(commerceApi.adminExportOrders, async ({ actor, body }) =>
    (await import('../order/order-export.ts')).orderExport.start(actor, body),
  ),
  route(commerceApi.adminOrderSummary, orderSummary),
  route(commerceApi.adminGetOrder, ({ params }) => getAnyOrder(params.id)),
  route(commerceApi.adminRefundOrder, async ({ actor, params, body }) => {
    const order = await refundOrder(actor, params.id, body.lines);
    return { success: true as const, message: 'Refund sent', order };
  }),
  route(commerceApi.adminDeclineRefund, async ({ actor, params, body }) => {
    const order = await declineRefund(actor, params.id, body.note);
    return { success: true as const, message: 'Refund declined', order };
  }),
  route(commerceApi.adminResendReceipt, async ({ actor, params }) => {
    await resendReceipt(actor, params.id);
    return { success: true as const, message: 'Receipt sent' };
  }),
];
