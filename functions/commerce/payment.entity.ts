import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';

/** Which order a payment session is for. Written with the order before anybody learns the session's address. */
export const PaymentSessionEntity = new Entity(
  {
    model: { entity: 'payment-session', version: '1', service: 'rampart' },
    attributes: { session_id: { type: 'string', required: true }, order_id: { type: 'string', required: true } },
    indexes: {
      whichOrder: {
        pk: { field: 'pk', composite: ['session_id'], casing: 'none' },
        sk: { field: 'sk', composite: [], casing: 'none' },
      },
    },
  },
  tableConfiguration,
);

/** A person's newest checkout: the one that may be open. */
export const OpenCheckoutEntity = new Entity(
  {
    model: { entity: 'open-checkout', version: '1', service: 'rampart' },
    attributes: { user_id: { type: 'string', required: true }, order_id: { type: 'string', required: true } },
    indexes: {
      ofUser: {
        pk: { field: 'pk', composite: ['user_id'], casing: 'none' },
        sk: { field: 'sk', composite: [], casing: 'none' },
      },
    },
  },
  tableConfiguration,
);
