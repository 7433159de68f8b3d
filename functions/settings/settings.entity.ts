import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** The settings that an operator has changed, in one item. All others have their defaults. */
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
