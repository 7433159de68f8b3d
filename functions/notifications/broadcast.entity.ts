import { Entity } from 'electrodb';
import { kept } from '#lib/managed/attributes.ts';
import { flag, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';
import { audiences, broadcastTypes, priorities } from '#shared/notifications/choices.ts';

/** A notification to many people, matched with a person when they fetch their notifications. */
export const BroadcastEntity = new Entity(
  {
    model: { entity: 'broadcast', version: '1', service: 'rampart' },
    attributes: {
      ...kept,
      title: text,
      message: text,
      type: { type: broadcastTypes, required: true },
      priority: { type: priorities, required: true },
      audience: { type: audiences, required: true },
      active: flag,
      expires_at: { type: 'string' },
      discount_code: { type: 'string' },
      discount_percentage: { type: 'number' },
    },
    indexes: {
      byId: itemKey(['id']),
      allByTime: { scope: 'broadcasts', ...indexKey(1, [], ['id']) },
    },
  },
  tableConfiguration,
);
