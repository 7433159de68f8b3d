import { Entity } from 'electrodb';
import { text } from '../table/attributes.ts';
import { tableConfiguration } from '../table/client.ts';
import { itemKey } from '../table/keys.ts';

/**
 * What things of one kind are found by: one item for each text. The partition is the first letter, so that one query
 * finds every beginning. It grows without becoming hot: it is read by admins only, and DynamoDB splits a large one by its
 * sort key.
 */
export const searchEntity = (entity: string) =>
  new Entity(
    {
      model: { entity, version: '1', service: 'rampart' },
      attributes: {
        field: text,
        initial: text,
        /** Folded: without case and accents. */
        text: text,
        /** Of the thing. */
        id: text,
      },
      indexes: {
        whatBeginsWith: itemKey(['field', 'initial'], ['text', 'id']),
      },
    },
    tableConfiguration,
  );
export type SearchEntity = ReturnType<typeof searchEntity>;
