import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** One shard of an article's views. */
export const ViewEntity = new Entity(
  {
    model: { entity: 'article-view', version: '1', service: 'rampart' },
    attributes: {
      shard: { type: 'number', required: true },
      article_id: { type: 'string', required: true },
      views: { type: 'number', required: true },
    },
    indexes: {
      ofAllArticles: itemKey(['shard'], ['article_id']),
    },
  },
  tableConfiguration,
);
