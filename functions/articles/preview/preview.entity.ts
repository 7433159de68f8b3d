import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/**
 * The private link to an article, one at a time. Whoever reads the table cannot make the link of it: that takes the
 * signature of article and `link`.
 */
export const PreviewEntity = new Entity(
  {
    model: { entity: 'article-preview', version: '1', service: 'rampart' },
    attributes: {
      article_id: text,
      /** Another one for each link, so that an ended one never works again. */
      link: text,
      created_by: text,
      expires_at: text,
      ttl: number,
    },
    indexes: {
      ofArticle: itemKey(['article_id']),
    },
  },
  tableConfiguration,
);
