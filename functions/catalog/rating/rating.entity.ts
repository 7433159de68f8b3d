import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** An owner's rating of an ebook, 1 to 5. */
export const RatingEntity = new Entity(
  {
    model: { entity: 'rating', version: '1', service: 'rampart' },
    attributes: {
      user_id: text,
      ebook_id: text,
      rating: number,
      updated_at: text,
    },
    indexes: {
      ofUser: itemKey(['user_id'], ['ebook_id']),
    },
  },
  tableConfiguration,
);
