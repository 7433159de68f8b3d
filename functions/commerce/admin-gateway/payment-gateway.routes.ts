import { type Route, route } from '#lib/http/route.ts';
import { commerceApi } from '#shared/commerce/api.ts';
import { createPaymentGateway, editPaymentGateway } from './payment-gateway.service.ts';
import { listPaymentGateways } from './payment-gateway.thing.ts';
import { deletePaymentGateway, togglePaymentGateway } from './payment-gateway-acts.service.ts';

export const paymentGatewayRoutes: readonly Route[] = [
  route(commerceApi.adminListPaymentGateways, () => listPaymentGateways()),
  route(commerceApi.adminCreatePaymentGateway, ({ actor, body }) => createPaymentGateway(actor, body)),
  route(commerceApi.adminEditPaymentGateway, ({ actor, params, body }) => editPaymentGateway(actor, params.id, body)),
  route(commerceApi.adminTogglePaymentGateway, ({ actor, params, body }) =>
    togglePaymentGateway(actor, params.id, body.active),
  ),
  route(commerceApi.adminDeletePaymentGateway, ({ actor, params }) => deletePaymentGateway(actor, params.id)),
];
