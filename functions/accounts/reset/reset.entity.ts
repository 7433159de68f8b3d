import { Entity } from 'electrodb';
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
      key: { type: 'string', required: true },
      subject: { type: 'string' },
      link_hash: { type: 'string', required: true },
      /** When it was asked for, milliseconds: an older one that is tried again does not take its place. */
      asked_at: { type: 'number', required: true },
      code_salt: { type: 'string', required: true },
      code_hash: { type: 'string', required: true },
      /** Codes tried so far. */
      tries: { type: 'number', required: true },
      /** Who is carrying it out, and until when (milliseconds) nobody else may. */
      taken_by: { type: 'string' },
      taken_until: { type: 'number' },
      /** Milliseconds. */
      expires_at: { type: 'number', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      whichResetIsOpen: itemKey(['key']),
    },
  },
  tableConfiguration,
);
