import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** When a person got their last offer for a wish: at most one every two weeks. */
export const OfferEntity = new Entity(
  {
    model: { entity: 'offer', version: '1', service: 'rampart' },
    attributes: {
      user_id: text,
      last_at: text,
      ttl: number,
    },
    indexes: {
      whenWasTheLastOffer: itemKey(['user_id']),
    },
  },
  tableConfiguration,
);
