import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** A text that an article has or had; its HTML is the object under `content_key`. */
export const RevisionEntity = new Entity(
  {
    model: { entity: 'article-revision', version: '1', service: 'rampart' },
    attributes: {
      article_id: text,
      /** Sortable by time. */
      id: text,
      title: text,
      excerpt: text,
      content_key: text,
      /** The article's revision when this was its text. */
      revision: number,
      saved_at: text,
      saved_by: text,
    },
    indexes: {
      ofArticle: itemKey(['article_id'], ['id']),
    },
  },
  tableConfiguration,
);
