import { Entity } from 'electrodb';
import { kept } from '../managed/attributes.ts';
import { flag, text } from '../table/attributes.ts';
import { tableConfiguration } from '../table/client.ts';
import { itemKey } from '../table/keys.ts';
import { defineList } from '../table/list-mark.ts';

/** All tags. */
export const tagList = defineList('tags');

/** A word that things are found by. All of them are one partition. */
export const TagEntity = new Entity(
  {
    model: { entity: 'tag', version: '1', service: 'rampart' },
    attributes: {
      ...kept,
      name: text,
      /** The name that a job is taking out of use, or the last one that was. */
      former: { type: 'string' },
      description: text,
      color: text,
      category_id: { type: 'string' },
      active: flag,
    },
    indexes: {
      all: { scope: 'tag', ...itemKey([], ['id']) },
    },
  },
  tableConfiguration,
);
