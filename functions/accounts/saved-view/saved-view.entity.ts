import { Entity, type EntityItem } from 'electrodb';
import { number, text, texts } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/**
 * A person's views of one list of the back-office, in one item: 30 short ones at most, which are read together, and whose
 * names are compared with each other.
 */
export const SavedViewsEntity = new Entity(
  {
    model: { entity: 'saved-views', version: '1', service: 'rampart' },
    attributes: {
      user_id: text,
      list: text,
      views: {
        type: 'list',
        required: true,
        items: {
          type: 'map',
          properties: { id: text, name: text, query: text, hidden_columns: texts, created_at: text, updated_at: text },
        },
      },
      /** Incremented by every change: of two at a time, one is decided again. */
      step: number,
    },
    indexes: {
      whatHasThisPersonSaved: itemKey(['user_id'], ['list']),
    },
  },
  tableConfiguration,
);
export type StoredViews = EntityItem<typeof SavedViewsEntity>;
/** One of them, without its list. */
export type StoredView = StoredViews['views'][number];
