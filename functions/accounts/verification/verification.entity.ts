import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** The newest link that verifies a person's address. It stays after use, so that following it twice is no error. */
export const VerificationEntity = new Entity(
  {
    model: { entity: 'verification', version: '1', service: 'rampart' },
    attributes: {
      user_id: { type: 'string', required: true },
      subject: { type: 'string', required: true },
      link_hash: { type: 'string', required: true },
      /** When it was asked for, milliseconds: an older one that is tried again does not take its place. */
      asked_at: { type: 'number', required: true },
      /** Milliseconds. */
      expires_at: { type: 'number', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      whichLinkVerifiesThisPerson: itemKey(['user_id']),
    },
  },
  tableConfiguration,
);
