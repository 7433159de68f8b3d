import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
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
      email: text,
      user_id: { type: 'string' },
      /** Which try claimed it, and when (milliseconds). */
      attempt: text,
      claimed_at: number,
      ttl: { type: 'number' },
    },
    indexes: {
      whoHoldsThisAddress: itemKey(['email']),
    },
  },
  tableConfiguration,
);
