import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** A text that an article has had; its HTML is the object under `content_key`. */
export const RevisionEntity = new Entity(
  {
    model: { entity: 'article-revision', version: '1', service: 'rampart' },
    attributes: {
      article_id: { type: 'string', required: true },
      /** Sortable by time. */
      id: { type: 'string', required: true },
      title: { type: 'string', required: true },
      excerpt: { type: 'string', required: true },
      content_key: { type: 'string', required: true },
      /** Of the article when this was its text. */
      revision: { type: 'number', required: true },
      saved_at: { type: 'string', required: true },
      saved_by: { type: 'string', required: true },
    },
    indexes: {
      ofArticle: itemKey(['article_id'], ['id']),
    },
  },
  tableConfiguration,
);
