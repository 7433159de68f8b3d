import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** Which order a payment session is for. Written with the order before anybody learns the session's address. */
export const PaymentSessionEntity = new Entity(
  {
    model: { entity: 'payment-session', version: '1', service: 'rampart' },
    attributes: { session_id: { type: 'string', required: true }, order_id: { type: 'string', required: true } },
    indexes: {
      whichOrder: itemKey(['session_id']),
    },
  },
  tableConfiguration,
);
