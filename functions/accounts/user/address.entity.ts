import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/**
 * Who holds an email address. The index of the profiles lags behind and cannot refuse a duplicate; this item can. It
 * has no `user_id` while a registration is in progress.
 */
export const AddressEntity = new Entity(
  {
    model: { entity: 'address', version: '1', service: 'rampart' },
    attributes: {
      email: text,
      user_id: { type: 'string' },
      /** Which attempt claimed it, and when (milliseconds). */
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
