import { Entity } from 'electrodb';
import { text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';

/**
 * The newsletter box was ticked at registration. Written in the same transaction as the profile, so none is lost; the
 * double opt-in starts from here, oldest first.
 */
export const RegistrationOptInEntity = new Entity(
  {
    model: { entity: 'registration-opt-in', version: '1', service: 'rampart' },
    attributes: {
      user_id: text,
      email: text,
      interests: { type: 'list', items: { type: 'string' }, required: true },
      at: text,
    },
    indexes: {
      ofPerson: itemKey(['user_id']),
      whichAreWaiting: { scope: 'registration-opt-in', ...indexKey(1, [], ['at']) },
    },
  },
  tableConfiguration,
);
