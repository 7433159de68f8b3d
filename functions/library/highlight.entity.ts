import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';
import { highlightColors } from '#shared/library/choices.ts';

/** A passage that a person has marked in an ebook, with their note. */
export const HighlightEntity = new Entity(
  {
    model: { entity: 'highlight', version: '1', service: 'rampart' },
    attributes: {
      user_id: text,
      ebook_id: text,
      /** Made by the person's browser, so that a repeated request is the same highlight. */
      key: text,
      color: { type: highlightColors, required: true },
      note: text,
      quote: text,
      prefix: text,
      suffix: text,
      section: text,
      position: number,
      created_at: text,
      updated_at: text,
    },
    indexes: {
      whatHasThisPersonMarked: itemKey(['user_id'], ['ebook_id', 'key']),
    },
  },
  tableConfiguration,
);

/** How many passages a person has marked in an ebook, so that their number can be limited without reading them. */
export const HighlightCountEntity = new Entity(
  {
    model: { entity: 'highlight-count', version: '1', service: 'rampart' },
    attributes: {
      user_id: text,
      ebook_id: text,
      highlights: number,
    },
    indexes: {
      howManyHasThisPersonMarked: itemKey(['user_id'], ['ebook_id']),
    },
  },
  tableConfiguration,
);
