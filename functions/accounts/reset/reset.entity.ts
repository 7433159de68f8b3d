import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/**
 * The newest reset of an address. There is one for unknown addresses too, without `subject`, so that everything about
 * them takes the same steps; the key is a hash, because their owners never asked to be in the table.
 */
export const ResetEntity = new Entity(
  {
    model: { entity: 'reset', version: '1', service: 'rampart' },
    attributes: {
      key: text,
      subject: { type: 'string' },
      link_hash: text,
      /** When it was asked for, milliseconds: an older one that is tried again does not take its place. */
      asked_at: number,
      code_salt: text,
      code_hash: text,
      /** Codes tried so far. */
      tries: number,
      /** Who is carrying it out, and until when (milliseconds) nobody else may. */
      taken_by: { type: 'string' },
      taken_until: { type: 'number' },
      /** Milliseconds. */
      expires_at: number,
      ttl: number,
    },
    indexes: {
      whichResetIsOpen: itemKey(['key']),
    },
  },
  tableConfiguration,
);
