import { Entity } from 'electrodb';
import { text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** An account that was deleted and whose data may still exist. All of them are in one short list. */
export const DeletionEntity = new Entity(
  {
    model: { entity: 'deletion', version: '1', service: 'rampart' },
    attributes: {
      user_id: text,
      subject: text,
      email: text,
      at: text,
      by_admin: { type: 'boolean' },
    },
    indexes: {
      whichAreUnfinished: { scope: 'deletion', ...itemKey([], ['user_id']) },
    },
  },
  tableConfiguration,
);
