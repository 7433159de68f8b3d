import { Entity } from 'electrodb';
import { text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** A person's newest checkout, which may still be open. A deleted account's is closed, and expires a day later. */
export const OpenCheckoutEntity = new Entity(
  {
    model: { entity: 'open-checkout', version: '1', service: 'rampart' },
    attributes: {
      user_id: text,
      /** Missing once the account is deleted. */
      order_id: { type: 'string' },
      /** Older orders whose payment was on its way when a newer checkout replaced them, oldest first. */
      waiting: { type: 'list', items: { type: 'string' } },
      /** When the account was deleted; no new checkout is allowed after that. */
      closed_at: { type: 'string' },
      ttl: { type: 'number' },
    },
    indexes: {
      ofUser: itemKey(['user_id']),
    },
  },
  tableConfiguration,
);
