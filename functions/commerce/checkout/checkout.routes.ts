import { type Route, route } from '#lib/http/route.ts';
import { commerceApi } from '#shared/commerce/api.ts';
import { checkout } from './checkout.service.ts';

export const checkoutRoutes: readonly Route[] = [
  route(commerceApi.checkout, async ({ actor, query }) => ({
    success: true as const,
    ...(await checkout(actor, query)),
  })),
];
