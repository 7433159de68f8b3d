import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** The newest link that verifies a person's address. It stays after use, so following it twice is not an error. */
export const VerificationEntity = new Entity(
  {
    model: { entity: 'verification', version: '1', service: 'rampart' },
    attributes: {
      user_id: text,
      subject: text,
      link_hash: text,
      /** When it was requested, milliseconds: a retry of an older one does not replace it. */
      asked_at: number,
      /** Milliseconds. */
      expires_at: number,
      ttl: number,
    },
    indexes: {
      whichLinkVerifiesThisPerson: itemKey(['user_id']),
    },
  },
  tableConfiguration,
);
