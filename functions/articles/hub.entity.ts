import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';

/** What is true of all articles together: one item, written with every change, so that lists in memory know when to load. */
export const HubEntity = new Entity(
  {
    model: { entity: 'article-hub', version: '1', service: 'rampart' },
    attributes: {
      /** Raised by every change of an article or an author. */
      generation: { type: 'number', required: true },
      /** How many articles are published. */
      published: { type: 'number', required: true },
      changed_at: { type: 'string', required: true },
    },
    indexes: {
      theOne: {
        pk: { field: 'pk', composite: [], template: '$articles' },
        sk: { field: 'sk', composite: [], template: '$now' },
      },
    },
  },
  tableConfiguration,
);
