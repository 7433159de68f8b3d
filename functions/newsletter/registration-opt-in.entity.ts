import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';

/**
 * The newsletter box was ticked at registration. Written with the profile, so that none is lost; the double opt-in
 * starts from here, oldest first.
 */
export const RegistrationOptInEntity = new Entity(
  {
    model: { entity: 'registration-opt-in', version: '1', service: 'rampart' },
    attributes: {
      user_id: { type: 'string', required: true },
      email: { type: 'string', required: true },
      interests: { type: 'list', items: { type: 'string' }, required: true },
      at: { type: 'string', required: true },
    },
    indexes: {
      ofPerson: itemKey(['user_id']),
      whichAreWaiting: { scope: 'registration-opt-in', ...indexKey(1, [], ['at']) },
    },
  },
  tableConfiguration,
);
