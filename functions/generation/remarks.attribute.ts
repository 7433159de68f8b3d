import { number, text } from '#lib/table/attributes.ts';
import { remarkCodes } from '#shared/generation/review.ts';

/** Remarks on sections, as an attribute of an item. */
export const remarks = {
  type: 'list',
  items: {
    type: 'map',
    properties: {
      code: { type: remarkCodes, required: true },
      section: number,
      excerpt: { type: 'string', required: true },
      sentence: text,
    },
  },
} as const;
