import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** An account that its owner has deleted and whose data may still be there. All of them stand in one short list. */
export const DeletionEntity = new Entity(
  {
    model: { entity: 'deletion', version: '1', service: 'rampart' },
    attributes: {
      user_id: { type: 'string', required: true },
      subject: { type: 'string', required: true },
      email: { type: 'string', required: true },
      at: { type: 'string', required: true },
    },
    indexes: {
      whichAreUnfinished: { scope: 'deletion', ...itemKey([], ['user_id']) },
    },
  },
  tableConfiguration,
);
