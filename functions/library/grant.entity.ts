import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** A person's copy of an ebook. It is there as long as they own it: a refund removes it. */
export const GrantEntity = new Entity(
  {
    model: { entity: 'grant', version: '1', service: 'rampart' },
    attributes: {
      user_id: { type: 'string', required: true },
      ebook_id: { type: 'string', required: true },
      /** Null for one that was given. */
      order_id: { type: 'string' },
      /** Cents that this copy cost. */
      paid: { type: 'number', required: true },
      granted_at: { type: 'string', required: true },
    },
    indexes: {
      whatDoesThisPersonOwn: itemKey(['user_id'], ['ebook_id']),
    },
  },
  tableConfiguration,
);
