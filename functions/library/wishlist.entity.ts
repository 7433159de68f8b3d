import { Entity } from 'electrodb';
import { text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';

/** An ebook on a person's wishlist. */
export const WishEntity = new Entity(
  {
    model: { entity: 'wish', version: '1', service: 'rampart' },
    attributes: {
      user_id: text,
      ebook_id: text,
      wishlist_id: text,
      added_at: text,
      /** When this wish may next lead to an offer. */
      due_at: text,
    },
    indexes: {
      whatDoesThisPersonWish: itemKey(['user_id'], ['ebook_id']),
      whoWishesThisEbook: indexKey(1, ['ebook_id'], ['user_id']),
      whichWishesAreDue: { scope: 'due-wishes', ...indexKey(2, [], ['due_at', 'wishlist_id']) },
    },
  },
  tableConfiguration,
);
