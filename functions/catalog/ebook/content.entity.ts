import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** What of an ebook's text everybody may see: the preview and the outline. The whole text lies in S3. */
export const ContentEntity = new Entity(
  {
    model: { entity: 'content', version: '1', service: 'rampart' },
    attributes: {
      id: { type: 'string', required: true },
      preview: { type: 'string', required: true },
      contents: {
        type: 'list',
        required: true,
        items: {
          type: 'map',
          properties: {
            level: { type: 'number', required: true },
            title: { type: 'string', required: true },
            anchor: { type: 'string', required: true },
            open: { type: 'boolean', required: true },
          },
        },
      },
    },
    indexes: {
      byId: { collection: 'page', ...itemKey(['id']) },
    },
  },
  tableConfiguration,
);
