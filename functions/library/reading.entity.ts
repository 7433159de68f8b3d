import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** Where a person stopped reading an ebook. */
export const ReadingPlaceEntity = new Entity(
  {
    model: { entity: 'reading-place', version: '1', service: 'rampart' },
    attributes: {
      user_id: text,
      ebook_id: text,
      /** Share of the text already read, 0–1. */
      position: number,
      paragraph: number,
      heading: { type: 'string' },
      updated_at: text,
    },
    indexes: {
      whereIsThisPersonReading: itemKey(['user_id'], ['ebook_id']),
    },
  },
  tableConfiguration,
);
