import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';

/** A name that a filter of the shop offers. The order of creation is the order in which they are offered. */
export const CategoryEntity = new Entity(
  {
    model: { entity: 'category', version: '1', service: 'rampart' },
    attributes: {
      id: { type: 'string', required: true },
      name: { type: 'string', required: true },
      kind: { type: ['Category', 'Industry'] as const, required: true },
      created_at: { type: 'string', required: true },
    },
    indexes: {
      byId: {
        pk: { field: 'pk', composite: ['id'], casing: 'none' },
        sk: { field: 'sk', composite: [], casing: 'none' },
      },
      oldestFirst: {
        index: 'gsi1',
        pk: { field: 'gsi1pk', composite: [], casing: 'none' },
        sk: { field: 'gsi1sk', composite: ['id'], casing: 'none' },
      },
    },
  },
  tableConfiguration,
);
