import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** A person's copy of an ebook. A refund removes it. */
export const GrantEntity = new Entity(
  {
    model: { entity: 'grant', version: '1', service: 'rampart' },
    attributes: {
      user_id: text,
      ebook_id: text,
      /** Absent for a gift. */
      order_id: { type: 'string' },
      /** Cents paid for this copy. */
      paid: number,
      granted_at: text,
    },
    indexes: {
      whatDoesThisPersonOwn: itemKey(['user_id'], ['ebook_id']),
    },
  },
  tableConfiguration,
);
