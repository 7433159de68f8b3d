import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** That something was autosaved of an article; its fields are the JSON object under `fields_key`. */
export const DraftEntity = new Entity(
  {
    model: { entity: 'article-draft', version: '2', service: 'rampart' },
    attributes: {
      article_id: { type: 'string', required: true },
      /** The revision of the article that it changes. */
      revision: { type: 'number', required: true },
      fields_key: { type: 'string', required: true },
      saved_at: { type: 'string', required: true },
      saved_by: { type: 'string', required: true },
    },
    indexes: {
      ofArticle: itemKey(['article_id']),
    },
  },
  tableConfiguration,
);
