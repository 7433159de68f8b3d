import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** The order of a payment session. Written with the order before the session's URL is handed out. */
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
