import { Entity } from 'electrodb';
import { text } from '../table/attributes.ts';
import { tableConfiguration } from '../table/client.ts';
import { itemKey } from '../table/keys.ts';

/** Where the orphan sweep stopped below a prefix of the content bucket. */
export const SweepPositionEntity = new Entity(
  {
    model: { entity: 'orphan-sweep', version: '1', service: 'rampart' },
    attributes: {
      prefix: text,
      /** The last key that was checked; absent when the walk starts over. */
      after: { type: 'string' },
    },
    indexes: {
      ofPrefix: itemKey(['prefix']),
    },
  },
  tableConfiguration,
);
