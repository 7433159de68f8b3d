import { type Route, route } from '#lib/http/route.ts';
import { commerceApi } from '#shared/commerce/api.ts';
import { calculateCart } from './cart.service.ts';
import { tryDiscount } from './discount-trial.service.ts';

export const cartRoutes: readonly Route[] = [
  route(commerceApi.calculateCart, ({ actor, body }) => calculateCart(body, actor)),
  route(commerceApi.adminTryDiscount, ({ body }) => tryDiscount(body)),
];
