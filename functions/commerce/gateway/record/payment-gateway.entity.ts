import { Entity } from 'electrodb';
import { kept } from '#lib/managed/attributes.ts';
import { flag, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';
import { gatewayProviders } from '#shared/commerce/gateway-providers.ts';

/** See `sealed-key.ts`. */
const sealed = { type: 'map', properties: { box: text, hint: text } } as const;

/** A payment gateway that admins set up. Its keys are sealed. */
export const PaymentGatewayEntity = new Entity(
  {
    model: { entity: 'payment-gateway', version: '1', service: 'rampart' },
    attributes: {
      ...kept,
      name: text,
      provider: { type: gatewayProviders, required: true },
      apiKey: sealed,
      secretKey: sealed,
      webhookSecret: sealed,
      testMode: flag,
      /** Whether it was ever active: then orders may name it. */
      used: flag,
      /** A deleted one still serves the orders that were opened with it. */
      standing: { type: ['current', 'deleted'] as const, required: true },
    },
    indexes: {
      byId: itemKey(['id']),
      byStanding: { scope: 'payment-gateways', ...indexKey(1, ['standing'], ['id']) },
    },
  },
  tableConfiguration,
);

/** The gateway of new payments, in one item: there are never two. */
export const ActiveGatewayEntity = new Entity(
  {
    model: { entity: 'active-gateway', version: '1', service: 'rampart' },
    attributes: { gateway_id: text },
    indexes: {
      theOne: { scope: 'active-gateway', ...itemKey([]) },
    },
  },
  tableConfiguration,
);

/** When a gateway's last webhook arrived, to the minute. */
export const GatewayWebhookEntity = new Entity(
  {
    model: { entity: 'gateway-webhook', version: '1', service: 'rampart' },
    attributes: { gateway_id: text, received_at: text },
    indexes: {
      ofGateway: itemKey(['gateway_id']),
    },
  },
  tableConfiguration,
);
