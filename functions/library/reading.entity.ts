import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** Where a person stopped reading an ebook. */
export const ReadingPlaceEntity = new Entity(
  {
    model: { entity: 'reading-place', version: '1', service: 'rampart' },
    attributes: {
      user_id: { type: 'string', required: true },
      ebook_id: { type: 'string', required: true },
      /** Share of the text behind the reader, 0–1. */
      position: { type: 'number', required: true },
      paragraph: { type: 'number', required: true },
      heading: { type: 'string' },
      updated_at: { type: 'string', required: true },
    },
    indexes: {
      whereIsThisPersonReading: itemKey(['user_id'], ['ebook_id']),
    },
  },
  tableConfiguration,
);
