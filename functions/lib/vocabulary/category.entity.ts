import { Entity } from 'electrodb';
import { categoryKinds } from '#shared/vocabulary/choices.ts';
import { kept } from '../managed/attributes.ts';
import { flag, text } from '../table/attributes.ts';
import { tableConfiguration } from '../table/client.ts';
import { itemKey } from '../table/keys.ts';
import { defineList } from '../table/list-mark.ts';

/** All categories. Its mark is also the lock of their trees. */
export const categoryList = defineList('categories');

/** What sorts things of one kind. All of them are one partition, so that a tree is read consistently. */
export const CategoryEntity = new Entity(
  {
    model: { entity: 'category', version: '2', service: 'rampart' },
    attributes: {
      ...kept,
      kind: { type: categoryKinds, required: true },
      name: text,
      /** The name that a job is taking out of use, or the last one that was. */
      former: { type: 'string' },
      description: text,
      color: text,
      /** The category that it is below. */
      parent_id: { type: 'string' },
      active: flag,
    },
    indexes: {
      all: { scope: 'category', ...itemKey([], ['id']) },
    },
  },
  tableConfiguration,
);
