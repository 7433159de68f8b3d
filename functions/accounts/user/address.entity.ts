import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/**
 * Who holds an e-mail address. The index of the profiles lags behind and cannot refuse a double; this item can. It
 * has no `user_id` while a registration is on its way.
 */
export const AddressEntity = new Entity(
  {
    model: { entity: 'address', version: '1', service: 'rampart' },
    attributes: {
      email: { type: 'string', required: true },
      user_id: { type: 'string' },
      /** Which try claimed it, and when (milliseconds). */
      attempt: { type: 'string', required: true },
      claimed_at: { type: 'number', required: true },
      ttl: { type: 'number' },
    },
    indexes: {
      whoHoldsThisAddress: itemKey(['email']),
    },
  },
  tableConfiguration,
);
