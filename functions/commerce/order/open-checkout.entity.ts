import { Entity } from 'electrodb';
import { text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** A person's newest checkout: the one that may be open. A deleted account's is closed, and goes a day later. */
export const OpenCheckoutEntity = new Entity(
  {
    model: { entity: 'open-checkout', version: '1', service: 'rampart' },
    attributes: {
      user_id: text,
      /** Missing once the account is deleted. */
      order_id: { type: 'string' },
      /** Older orders whose money was on its way when a newer checkout took their place, oldest first. */
      waiting: { type: 'list', items: { type: 'string' } },
      /** Since when no other may take its place: the account is deleted. */
      closed_at: { type: 'string' },
      ttl: { type: 'number' },
    },
    indexes: {
      ofUser: itemKey(['user_id']),
    },
  },
  tableConfiguration,
);
