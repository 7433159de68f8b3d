import { Entity } from 'electrodb';
import { text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';

/** A value offered by one of the shop's filters, in order of creation. */
export const CategoryEntity = new Entity(
  {
    model: { entity: 'category', version: '1', service: 'rampart' },
    attributes: {
      id: text,
      name: text,
      kind: { type: ['Category', 'Industry'] as const, required: true },
      created_at: text,
    },
    indexes: {
      byId: itemKey(['id']),
      allByTime: indexKey(1, [], ['id']),
    },
  },
  tableConfiguration,
);
