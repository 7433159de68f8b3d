import { type Route, route } from '#lib/http/route.ts';
import { commerceApi } from '#shared/commerce/api.ts';
import { getAnyOrder, listAllOrders, refundOrder, resendReceipt } from './admin-order.service.ts';

export const adminOrderRoutes: readonly Route[] = [
  route(commerceApi.adminListOrders, ({ query }) => listAllOrders(query)),
  route(commerceApi.adminGetOrder, ({ params }) => getAnyOrder(params.id)),
  route(commerceApi.adminRefundOrder, async ({ actor, params, body }) => {
    const order = await refundOrder(actor, params.id, body.lines);
    return { success: true as const, message: 'Refund sent', order };
  }),
  route(commerceApi.adminResendReceipt, async ({ params }) => {
    await resendReceipt(params.id);
    return { success: true as const, message: 'Receipt sent' };
  }),
];
