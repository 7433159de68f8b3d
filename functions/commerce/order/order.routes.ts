import { type Route, route } from '#lib/http/route.ts';
import { commerceApi } from '#shared/commerce/api.ts';
import { getOwnOrder, listOwnOrders, requestRefund } from './order.service.ts';

export const orderRoutes: readonly Route[] = [
  route(commerceApi.listOrders, ({ actor, query }) => listOwnOrders(actor, query)),
  route(commerceApi.getOrder, ({ actor, params }) => getOwnOrder(actor, params.id)),
  route(commerceApi.requestRefund, async ({ actor, params, body }) => {
    const order = await requestRefund(actor, params.id, body.reason);
    return { success: true as const, message: 'We have received your request and will answer by email.', order };
  }),
];
