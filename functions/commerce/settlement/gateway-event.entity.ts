import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** An event of a gateway that was dealt with. Forgotten by TTL. */
export const GatewayEventEntity = new Entity(
  {
    model: { entity: 'gateway-event', version: '1', service: 'rampart' },
    attributes: {
      gateway: { type: 'string', required: true },
      event_id: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      wasItSeen: itemKey(['gateway', 'event_id']),
    },
  },
  tableConfiguration,
);
