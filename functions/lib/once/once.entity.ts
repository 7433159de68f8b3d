import { Entity } from 'electrodb';
import { number, text } from '../table/attributes.ts';
import { tableConfiguration } from '../table/client.ts';
import { itemKey } from '../table/keys.ts';

/** A request that made a thing, under the key that its client gave it. Expires after a day by TTL. */
export const OnceEntity = new Entity(
  {
    model: { entity: 'once', version: '1', service: 'rampart' },
    attributes: {
      /** Hash of the route and the client's key. */
      key: text,
      /** Hash of the body. */
      print: text,
      /** The id of what was made, for a request whose answer shows it. */
      made: { type: 'string' },
      ttl: number,
    },
    indexes: {
      wasThisCarriedOut: itemKey(['key']),
    },
  },
  tableConfiguration,
);
