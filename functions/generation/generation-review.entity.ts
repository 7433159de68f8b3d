import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';
import { remarks } from './remarks.attribute.ts';

/** What an editor should look at in a generated book. */
export const GenerationReviewEntity = new Entity(
  {
    model: { entity: 'generation-review', version: '1', service: 'rampart' },
    attributes: {
      generation_id: text,
      remarks: { ...remarks, required: true },
      ttl: number,
    },
    indexes: {
      byGeneration: itemKey(['generation_id']),
    },
  },
  tableConfiguration,
);
