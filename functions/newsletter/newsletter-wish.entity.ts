import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';

/**
 * The newsletter box was ticked at registration. Written with the profile, so that no wish is lost; the double opt-in
 * starts from here, oldest first.
 */
export const NewsletterWishEntity = new Entity(
  {
    model: { entity: 'newsletter-wish', version: '1', service: 'rampart' },
    attributes: {
      user_id: { type: 'string', required: true },
      email: { type: 'string', required: true },
      interests: { type: 'list', items: { type: 'string' }, required: true },
      at: { type: 'string', required: true },
    },
    indexes: {
      whatDidThisPersonWish: {
        pk: { field: 'pk', composite: ['user_id'] },
        sk: { field: 'sk', composite: [] },
      },
      whichAreWaiting: {
        index: 'gsi1',
        pk: { field: 'gsi1pk', composite: [], template: '$rampart#newsletter-wish' },
        sk: { field: 'gsi1sk', composite: ['at'] },
      },
    },
  },
  tableConfiguration,
);
