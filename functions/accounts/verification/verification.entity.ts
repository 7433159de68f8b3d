import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** The newest link that verifies a person's address. It stays after use, so that following it twice is no error. */
export const VerificationEntity = new Entity(
  {
    model: { entity: 'verification', version: '1', service: 'rampart' },
    attributes: {
      user_id: text,
      subject: text,
      link_hash: text,
      /** When it was asked for, milliseconds: an older one that is tried again does not take its place. */
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
