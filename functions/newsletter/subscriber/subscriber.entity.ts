import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { defineCounter } from '#lib/table/counter.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';

/** Who is pending or confirmed, and who of them is confirmed. */
export const subscriberCounter = defineCounter('newsletter_subscribers');
export const confirmedCounter = defineCounter('newsletter_confirmed');

/**
 * An address that was given for the newsletter. Who left stays, off the rolls: so that links of old mails work and no
 * import brings them back.
 */
export const SubscriberEntity = new Entity(
  {
    model: { entity: 'subscriber', version: '1', service: 'rampart' },
    attributes: {
      email: text,
      id: text,
      status: { type: ['pending', 'confirmed', 'unsubscribed', 'suppressed'] as const, required: true },
      /** `current` while pending or confirmed: what admins see. */
      roll: { type: ['current', 'left'] as const, required: true },
      interests: { type: 'list', items: { type: 'string' }, required: true },
      source: text,
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
      mails: number,
      created_at: text,
      confirmed_at: { type: 'string' },
      left_at: { type: 'string' },
      /** Raised by every change. */
      revision: number,
    },
    indexes: {
      byAddress: itemKey(['email']),
      byId: indexKey(1, ['id'], []),
      onRollByCreation: indexKey(2, ['roll'], ['created_at', 'id']),
      onRollByAddress: indexKey(3, ['roll'], ['email']),
    },
  },
  tableConfiguration,
);
