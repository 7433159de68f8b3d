import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** What an operator changed of the settings: one item. What it lacks is as the product comes. */
export const SettingsEntity = new Entity(
  {
    model: { entity: 'settings', version: '1', service: 'rampart' },
    attributes: {
      /** `settings`. */
      id: { type: 'string', required: true },
      values: { type: 'any', required: true },
      revision: { type: 'number', required: true },
      updated_at: { type: 'string', required: true },
    },
    indexes: {
      theOne: { scope: 'settings', ...itemKey([]) },
    },
  },
  tableConfiguration,
);
