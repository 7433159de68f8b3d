import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';

/**
 * An address that was given for the newsletter. Who left stays, off the rolls: so that links of old mails work and no
 * import brings them back.
 */
export const SubscriberEntity = new Entity(
  {
    model: { entity: 'subscriber', version: '1', service: 'rampart' },
    attributes: {
      email: { type: 'string', required: true },
      id: { type: 'string', required: true },
      status: { type: ['pending', 'confirmed', 'unsubscribed', 'suppressed'] as const, required: true },
      /** `current` while pending or confirmed: what admins see. */
      roll: { type: ['current', 'left'] as const, required: true },
      interests: { type: 'list', items: { type: 'string' }, required: true },
      source: { type: 'string', required: true },
      /** The account that asked, when it was one. */
      user_id: { type: 'string' },
      /** Of the newest mailed link. It stays after use, so that following the link twice is no error. */
      token_hash: { type: 'string' },
      /** Milliseconds. */
      token_expires: { type: 'number' },
      mailed_at: { type: 'number' },
      /** The task that mailed: it may mail again when it was cut off. */
      mail_task: { type: 'string' },
      /** Links mailed since the address is pending. */
      mails: { type: 'number', required: true },
      created_at: { type: 'string', required: true },
      confirmed_at: { type: 'string' },
      left_at: { type: 'string' },
      /** Raised by every change. */
      version: { type: 'number', required: true },
    },
    indexes: {
      byAddress: {
        pk: { field: 'pk', composite: ['email'], casing: 'none' },
        sk: { field: 'sk', composite: [] },
      },
      byId: {
        index: 'gsi1',
        pk: { field: 'gsi1pk', composite: ['id'], casing: 'none' },
        sk: { field: 'gsi1sk', composite: [] },
      },
      onRollByCreation: {
        index: 'gsi2',
        pk: { field: 'gsi2pk', composite: ['roll'], casing: 'none' },
        sk: { field: 'gsi2sk', composite: ['created_at', 'id'], casing: 'none' },
      },
      onRollByAddress: {
        index: 'gsi3',
        pk: { field: 'gsi3pk', composite: ['roll'], casing: 'none' },
        sk: { field: 'gsi3sk', composite: ['email'], casing: 'none' },
      },
    },
  },
  tableConfiguration,
);
