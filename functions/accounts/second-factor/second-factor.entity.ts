import { Entity } from 'electrodb';
import { number, text, texts } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/**
 * Somebody's second factor and the hashes of their unused recovery codes. The secret of the authenticator is in the user
 * pool; whether there is a factor at all is in the profile, which every call reads.
 */
export const SecondFactorEntity = new Entity(
  {
    model: { entity: 'second-factor', version: '1', service: 'rampart' },
    attributes: {
      subject: text,
      enrolled_at: text,
      hashes: texts,
      /** How many hashes there are: a code is used up only if no other has been meanwhile. */
      left: number,
      /** The code that was used last and the sign-in that it was used for, as one hash: that sign-in may be sent again. */
      used_for: { type: 'string' },
    },
    indexes: {
      whoseFactorIsThis: itemKey(['subject']),
    },
  },
  tableConfiguration,
);
