import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';
import { settledStates } from '#shared/newsletter/sending-choices.ts';

/**
 * What became of the mail to one recipient, written when that is known: whoever has none is queued, or claimed by a worker.
 * An open or a bounce may be faster than the worker, so only the keys are required.
 */
export const RecipientEntity = new Entity(
  {
    model: { entity: 'newsletter-recipient', version: '1', service: 'rampart' },
    attributes: {
      newsletter_id: text,
      subscriber_id: text,
      state: { type: settledStates },
      /** When the state was reached, and why the mail failed. */
      at: { type: 'string' },
      reason: { type: 'string' },
      /** When they got the mail first. What became of a second one changes nothing about that. */
      sent_at: { type: 'string' },
      /** The newest round that mailed them. */
      round: { type: 'number' },
      /** Their places in all rounds, `1#000003#12`: what has their address. */
      places: { type: 'set', items: 'string' },
      opened_at: { type: 'string' },
      clicked_at: { type: 'string' },
      /** Numbers of the links that they followed. */
      clicked: { type: 'set', items: 'string' },
      bounced_at: { type: 'string' },
      complained_at: { type: 'string' },
      unsubscribed_at: { type: 'string' },
      ttl: number,
    },
    indexes: {
      byNewsletter: itemKey(['newsletter_id', 'subscriber_id']),
      ofSubscriber: indexKey(1, ['subscriber_id'], ['newsletter_id']),
    },
  },
  tableConfiguration,
);
