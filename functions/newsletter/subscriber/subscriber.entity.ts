import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { defineCounter } from '#lib/table/counter.ts';
import { defineDaily } from '#lib/table/daily.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';
import { consentWays, subscriberEventKinds, subscriberStates } from '#shared/newsletter/choices.ts';

/** The number of subscribers, pending or confirmed, and of the confirmed ones. */
export const subscriberCounter = defineCounter('newsletter_subscribers');
export const confirmedCounter = defineCounter('newsletter_confirmed');
/** By day, of the confirmed ones: `joined`, and how they left, `unsubscribed`, `suppressed` or `removed`. */
export const dailySubscribers = defineDaily('subscribers');

/**
 * An address entered for the newsletter. Subscribers who left are kept, off the rolls, so links in old mails still work
 * and no import brings them back.
 */
export const SubscriberEntity = new Entity(
  {
    model: { entity: 'subscriber', version: '1', service: 'rampart' },
    attributes: {
      email: text,
      id: text,
      status: { type: subscriberStates, required: true },
      /** `current` while pending or confirmed: what admins see. */
      roll: { type: ['current', 'left'] as const, required: true },
      interests: { type: 'list', items: { type: 'string' }, required: true },
      /** Interests that somebody asked to add to a confirmed subscription; its owner has yet to follow the mailed link. */
      asked_interests: { type: 'list', items: { type: 'string' } },
      source: text,
      /** The version of what the form said as the address was entered. */
      wording: { type: 'string' },
      /** When, how and to which wording its owner agreed; absent until then, and for those who did before it was kept. */
      consent: {
        type: 'map',
        properties: { at: text, how: { type: consentWays, required: true }, wording: { type: 'string' } },
      },
      /** What has happened to the subscription, oldest first. */
      history: {
        type: 'list',
        items: {
          type: 'map',
          properties: { at: text, what: { type: subscriberEventKinds, required: true }, detail: { type: 'string' } },
        },
      },
      /** The account that asked, if any. */
      user_id: { type: 'string' },
      /** Of the newest mailed link. Kept after use, so following the link twice is not an error. */
      token_hash: { type: 'string' },
      /** Milliseconds. */
      token_expires: { type: 'number' },
      mailed_at: { type: 'number' },
      /** The task that sent the mail; it may send again if it was interrupted. */
      mail_task: { type: 'string' },
      /** Links mailed since the address became pending, or since the last one for a confirmed address expired. */
      mails: number,
      created_at: text,
      confirmed_at: { type: 'string' },
      left_at: { type: 'string' },
      /** Incremented by every change. */
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
