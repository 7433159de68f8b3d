import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';

/** How many partitions the counts are spread over, so that an article everybody reads is no hot key. */
export const viewShards = 10;

/** A tenth of an article's views. */
export const ViewEntity = new Entity(
  {
    model: { entity: 'article-view', version: '1', service: 'rampart' },
    attributes: {
      shard: { type: 'number', required: true },
      article_id: { type: 'string', required: true },
      views: { type: 'number', required: true },
    },
    indexes: {
      ofAllArticles: {
        pk: { field: 'pk', composite: ['shard'], casing: 'none' },
        sk: { field: 'sk', composite: ['article_id'], casing: 'none' },
      },
    },
  },
  tableConfiguration,
);
