import { Entity } from 'electrodb';
import { flag, number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** The public part of an ebook: preview and outline of its text, a package's first prompts. The full text is in S3. */
export const ContentEntity = new Entity(
  {
    model: { entity: 'content', version: '1', service: 'rampart' },
    attributes: {
      id: text,
      preview: text,
      contents: {
        type: 'list',
        required: true,
        items: {
          type: 'map',
          properties: {
            level: number,
            title: text,
            anchor: text,
            open: flag,
          },
        },
      },
      /** Absent where there is no CSV, and from items written before packages showed prompts. */
      sample_prompts: {
        type: 'list',
        items: { type: 'map', properties: { title: text, prompt: text, inputs: text, expected_output: text } },
      },
    },
    indexes: {
      byId: { collection: 'page', ...itemKey(['id']) },
    },
  },
  tableConfiguration,
);
