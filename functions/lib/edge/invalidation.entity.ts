import { Entity } from 'electrodb';
import { text } from '../table/attributes.ts';
import { tableConfiguration } from '../table/client.ts';
import { itemKey } from '../table/keys.ts';

/** What the edge has to forget of a thing that has changed. All of them are in one short list. */
export const InvalidationEntity = new Entity(
  {
    model: { entity: 'invalidation', version: '1', service: 'rampart' },
    attributes: {
      /** The id of the thing. */
      id: text,
      /** Paths in the form of CloudFront: a `*` at the end stands for any rest. */
      paths: { type: 'set', items: 'string', required: true },
      /** The last change, ISO 8601. */
      changed_at: text,
    },
    indexes: {
      whichAreDue: { scope: 'invalidation', ...itemKey([], ['id']) },
    },
  },
  tableConfiguration,
);
