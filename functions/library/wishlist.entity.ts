import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';

/** An ebook on a person's wishlist. */
export const WishEntity = new Entity(
  {
    model: { entity: 'wish', version: '1', service: 'rampart' },
    attributes: {
      user_id: { type: 'string', required: true },
      ebook_id: { type: 'string', required: true },
      wishlist_id: { type: 'string', required: true },
      added_at: { type: 'string', required: true },
      /** When this wish may next be the reason of an offer. */
      due_at: { type: 'string', required: true },
    },
    indexes: {
      whatDoesThisPersonWish: {
        pk: { field: 'pk', composite: ['user_id'] },
        sk: { field: 'sk', composite: ['ebook_id'] },
      },
      whoWishesThisEbook: {
        index: 'gsi1',
        pk: { field: 'gsi1pk', composite: ['ebook_id'] },
        sk: { field: 'gsi1sk', composite: ['user_id'] },
      },
      whichWishesAreDue: {
        index: 'gsi2',
        pk: { field: 'gsi2pk', composite: [], template: '$rampart#due-wishes' },
        sk: { field: 'gsi2sk', composite: ['due_at', 'wishlist_id'], casing: 'none' },
      },
    },
  },
  tableConfiguration,
);
