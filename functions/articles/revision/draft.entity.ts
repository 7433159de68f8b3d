import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** An autosaved draft of an article; its fields are in the JSON object under `fields_key`. */
export const DraftEntity = new Entity(
  {
    model: { entity: 'article-draft', version: '2', service: 'rampart' },
    attributes: {
      article_id: text,
      /** The revision of the article that it changes. */
      revision: number,
      fields_key: text,
      /** The draft whose place it took; none for the first one. */
      replaced: { type: 'string' },
      saved_at: text,
      saved_by: text,
    },
    indexes: {
      ofArticle: itemKey(['article_id']),
    },
  },
  tableConfiguration,
);
