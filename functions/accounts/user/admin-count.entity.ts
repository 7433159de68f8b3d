import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** How many admins are active, owners among them. One item, changed rarely and always together with a profile. */
export const AdminCountEntity = new Entity(
  {
    model: { entity: 'admin-count', version: '1', service: 'rampart' },
    attributes: {
      active: { type: 'number' },
      /** How many of them are owners; absent from a shop that never had one. */
      owners: { type: 'number' },
    },
    indexes: {
      howManyAdmins: { scope: 'admin-count', ...itemKey([]) },
    },
  },
  tableConfiguration,
);
