import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';

/** How many admins are active. One item, changed rarely and always together with a profile. */
export const AdminCountEntity = new Entity(
  {
    model: { entity: 'admin-count', version: '1', service: 'rampart' },
    attributes: { active: { type: 'number' } },
    indexes: {
      howManyAdmins: {
        pk: { field: 'pk', composite: [], template: '$rampart#admin-count' },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  tableConfiguration,
);
