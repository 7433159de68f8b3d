import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** A gateway event that has been handled. Expires by TTL. */
export const GatewayEventEntity = new Entity(
  {
    model: { entity: 'gateway-event', version: '1', service: 'rampart' },
    attributes: {
      gateway: text,
      event_id: text,
      ttl: number,
    },
    indexes: {
      wasItSeen: itemKey(['gateway', 'event_id']),
    },
  },
  tableConfiguration,
);
