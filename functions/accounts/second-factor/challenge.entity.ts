import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/**
 * A sign-in between password and code. The key is a hash of the challenge, and the challenge opens what is sealed: who
 * signs in, and the pool's session. So the table names nobody, and is of no use to who reads it.
 */
export const ChallengeEntity = new Entity(
  {
    model: { entity: 'sign-in-challenge', version: '1', service: 'rampart' },
    attributes: {
      key: text,
      sealed: text,
      /** Milliseconds. */
      expires_at: number,
      ttl: number,
    },
    indexes: {
      whichSignInIsThis: itemKey(['key']),
    },
  },
  tableConfiguration,
);
