import { Entity } from 'electrodb';
import { text } from '../table/attributes.ts';
import { tableConfiguration } from '../table/client.ts';
import { itemKey } from '../table/keys.ts';

/** The newest night whose work of one kind is done. */
export const NightlyEntity = new Entity(
  {
    model: { entity: 'nightly', version: '1', service: 'rampart' },
    attributes: {
      work: text,
      /** A day of the site: `2026-11-21`. */
      night: text,
    },
    indexes: { ofWork: itemKey(['work']) },
  },
  tableConfiguration,
);
