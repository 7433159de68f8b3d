import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** One shard of an article's views. */
export const ViewEntity = new Entity(
  {
    model: { entity: 'article-view', version: '1', service: 'rampart' },
    attributes: {
      shard: number,
      article_id: text,
      views: number,
    },
    indexes: {
      ofAllArticles: itemKey(['shard'], ['article_id']),
    },
  },
  tableConfiguration,
);
