import { Entity } from 'electrodb';
import { kept } from '#lib/managed/attributes.ts';
import { text, texts } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';

/** An author of articles. */
export const AuthorEntity = new Entity(
  {
    model: { entity: 'author', version: '1', service: 'rampart' },
    attributes: {
      ...kept,
      name: text,
      email: text,
      /** Absent in profiles that are older than photos. */
      photo: { type: 'string' },
      bio: text,
      credentials: text,
      company: text,
      position: text,
      expertise_areas: texts,
      /** URLs by name of the network. */
      social_links: { type: 'any', required: true },
      speaking_engagements: texts,
      publications: texts,
    },
    indexes: {
      byId: itemKey(['id']),
      allByTime: { scope: 'authors', ...indexKey(1, [], ['id']) },
    },
  },
  tableConfiguration,
);
