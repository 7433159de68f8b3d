import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';
import { notificationTypes } from '#shared/notifications/notification.ts';

/** A notification to one person. Ids start with their time, so a person's notifications sort by time. */
export const NotificationEntity = new Entity(
  {
    model: { entity: 'notification', version: '1', service: 'rampart' },
    attributes: {
      user_id: text,
      id: text,
      title: text,
      message: text,
      notification_type: { type: notificationTypes, required: true },
      discount_code: { type: 'string' },
      discount_percentage: { type: 'number' },
      expires_at: { type: 'string' },
      created_at: text,
      shown_at: { type: 'string' },
      dismissed_at: { type: 'string' },
      ttl: number,
    },
    indexes: {
      whatIsThisPersonTold: itemKey(['user_id'], ['id']),
    },
  },
  tableConfiguration,
);

/**
 * What a person did with a broadcast. Created once they have seen it, so a broadcast costs one write however many
 * people it is for.
 */
export const BroadcastReceiptEntity = new Entity(
  {
    model: { entity: 'broadcast-receipt', version: '1', service: 'rampart' },
    attributes: {
      user_id: text,
      broadcast_id: text,
      shown_at: { type: 'string' },
      dismissed_at: { type: 'string' },
      ttl: number,
    },
    indexes: {
      whatHasThisPersonSeen: itemKey(['user_id'], ['broadcast_id']),
    },
  },
  tableConfiguration,
);
