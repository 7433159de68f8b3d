import { type Route, route, routeAhead } from '#lib/http/route.ts';
import { commerceApi } from '#shared/commerce/api.ts';
import { calculateCart, readShownCart } from './cart.service.ts';
import { tryDiscount } from './discount-trial.service.ts';

export const cartRoutes: readonly Route[] = [
  routeAhead(
    commerceApi.calculateCart,
    (person, { body }) => readShownCart(body, person),
    ({ actor, ahead }) => calculateCart(ahead, actor),
  ),
  route(commerceApi.adminTryDiscount, ({ body }) => tryDiscount(body)),
];
