import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/**
 * The newest reset of an address. Unknown addresses get one too, without `subject`, so both take the same steps. The
 * key is a hash, because the owners of unknown addresses never asked to be in the table.
 */
export const ResetEntity = new Entity(
  {
    model: { entity: 'reset', version: '1', service: 'rampart' },
    attributes: {
      key: text,
      subject: { type: 'string' },
      link_hash: text,
      /** When it was requested, milliseconds: a retry of an older one does not replace it. */
      asked_at: number,
      code_salt: text,
      code_hash: text,
      /** Codes tried so far. */
      tries: number,
      /** The lease: which call is performing the reset, and until when (milliseconds) no other may. */
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
