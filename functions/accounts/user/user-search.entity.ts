import { Entity } from 'electrodb';
import { text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/**
 * What a user is found by: the name and the address, one item each, written with the profile and removed with it. The
 * partition is the first letter, so that one query finds every beginning. It grows without becoming hot: it is written
 * by sign-ups only, is read by admins only, and DynamoDB splits a large one by its sort key.
 */
export const UserSearchEntity = new Entity(
  {
    model: { entity: 'user-search', version: '1', service: 'rampart' },
    attributes: {
      field: { type: ['email', 'name'] as const, required: true },
      initial: text,
      /** Folded: without case and accents. */
      text: text,
      user_id: text,
      subject: text,
    },
    indexes: {
      whoseBeginsWith: itemKey(['field', 'initial'], ['text', 'user_id']),
    },
  },
  tableConfiguration,
);
