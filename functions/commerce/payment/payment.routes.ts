import { type Route, route } from '#lib/http/route.ts';
import { commerceApi } from '#shared/commerce/api.ts';
import { paymentStatus } from './payment.service.ts';
import { receiveWebhook } from './webhook.service.ts';

export const paymentRoutes: readonly Route[] = [
  route(commerceApi.getPaymentStatus, ({ actor, params }) => paymentStatus(actor, params.sessionId)),
  route(commerceApi.receiveWebhook, async ({ params, request }) => ({
    success: true as const,
    ...(await receiveWebhook(params.gateway, request.rawBody, request.headers)),
  })),
];
