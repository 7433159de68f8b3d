import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** What an operator changed of the settings: one item. What it lacks is as the product comes. */
export const SettingsEntity = new Entity(
  {
    model: { entity: 'settings', version: '1', service: 'rampart' },
    attributes: {
      /** `settings`. */
      id: text,
      values: { type: 'any', required: true },
      revision: number,
      updated_at: text,
    },
    indexes: {
      theOne: { scope: 'settings', ...itemKey([]) },
    },
  },
  tableConfiguration,
);
