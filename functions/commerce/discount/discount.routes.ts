import { type Route, route } from '#lib/http/route.ts';
import { commerceApi } from '#shared/commerce/api.ts';
import { createDiscount, deleteDiscount, editDiscount } from './discount.service.ts';
import { discountSummary, listDiscounts } from './discount-list.service.ts';

export const discountRoutes: readonly Route[] = [
  route(commerceApi.adminListDiscounts, ({ query }) => listDiscounts(query)),
  route(commerceApi.adminBulkDiscounts, async ({ actor, body }) =>
    (await import('./discount-bulk.ts')).discountBulk.start(actor, body),
  ),
  route(commerceApi.adminDiscountSummary, () => discountSummary()),
  route(commerceApi.adminCreateDiscount, ({ actor, body }) => createDiscount(actor, body)),
  route(commerceApi.adminEditDiscount, ({ actor, params, body }) => editDiscount(actor, params.id, body)),
  route(commerceApi.adminDeleteDiscount, ({ actor, params }) => deleteDiscount(actor, params.id)),
];
