import { Entity } from 'electrodb';
import { frameworkCategories } from '#shared/vocabulary/frameworks.ts';
import { kept } from '../managed/attributes.ts';
import { text } from '../table/attributes.ts';
import { tableConfiguration } from '../table/client.ts';
import { indexKey, itemKey } from '../table/keys.ts';

/** A framework or law that ebooks are about; `regulatory_source` in ebooks is its name. */
export const FrameworkEntity = new Entity(
  {
    model: { entity: 'framework', version: '1', service: 'rampart' },
    attributes: {
      ...kept,
      name: text,
      /** The name that a job is taking out of use, or the last one that was. */
      former: { type: 'string' },
      /** Empty for one that joined with an ebook, until an admin describes it. */
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
