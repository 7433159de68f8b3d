import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** What an owner thinks of an ebook, 1 to 5. */
export const RatingEntity = new Entity(
  {
    model: { entity: 'rating', version: '1', service: 'rampart' },
    attributes: {
      user_id: { type: 'string', required: true },
      ebook_id: { type: 'string', required: true },
      rating: { type: 'number', required: true },
      updated_at: { type: 'string', required: true },
    },
    indexes: {
      ofUser: itemKey(['user_id'], ['ebook_id']),
    },
  },
  tableConfiguration,
);
