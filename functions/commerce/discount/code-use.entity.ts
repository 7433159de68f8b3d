import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** How often a code was used: one item for the total, and one for each person. */
export const CodeUseEntity = new Entity(
  {
    model: { entity: 'code-use', version: '1', service: 'rampart' },
    attributes: {
      discount_id: text,
      /** A user's id or `everybody`. */
      holder: text,
      uses: number,
    },
    indexes: {
      ofDiscount: itemKey(['discount_id'], ['holder']),
    },
  },
  tableConfiguration,
);
