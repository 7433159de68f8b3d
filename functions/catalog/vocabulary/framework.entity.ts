import { Entity } from 'electrodb';
import { kept } from '#lib/managed/attributes.ts';
import { text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';
import { frameworkCategories } from '#shared/catalog/choices.ts';

/** A framework or law that ebooks are about; `regulatory_source` in ebooks is its name. */
export const FrameworkEntity = new Entity(
  {
    model: { entity: 'framework', version: '1', service: 'rampart' },
    attributes: {
      ...kept,
      name: text,
      description: text,
      category: { type: frameworkCategories, required: true },
      /** Edition of the framework, such as `2.0`. */
      version: { type: 'string' },
      url: { type: 'string' },
      tags: { type: 'list', items: { type: 'string' }, required: true },
    },
    indexes: {
      byId: itemKey(['id']),
      allByName: indexKey(1, [], ['name', 'id']),
    },
  },
  tableConfiguration,
);
