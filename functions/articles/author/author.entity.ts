import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

const texts = { type: 'list', required: true, items: { type: 'string', required: true } } as const;
const text = { type: 'string', required: true } as const;

/** Whoever signs articles. */
export const AuthorEntity = new Entity(
  {
    model: { entity: 'author', version: '1', service: 'rampart' },
    attributes: {
      id: text,
      name: text,
      email: text,
      bio: text,
      credentials: text,
      company: text,
      position: text,
      expertise_areas: texts,
      /** Name of the place to its address. */
      social_links: { type: 'any', required: true },
      speaking_engagements: texts,
      publications: texts,
      created_at: text,
      updated_at: text,
      /** Raised by every edit. */
      version: { type: 'number', required: true },
    },
    indexes: {
      byId: itemKey(['id']),
      all: {
        index: 'gsi1',
        pk: { field: 'gsi1pk', composite: [], template: '$authors', casing: 'none' },
        sk: { field: 'gsi1sk', composite: ['id'], casing: 'none' },
      },
    },
  },
  tableConfiguration,
);
