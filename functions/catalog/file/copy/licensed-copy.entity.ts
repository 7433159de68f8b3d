import { Entity } from 'electrodb';
import { text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';
import { markedFormats } from '../formats.ts';

/** A buyer's copy of a file, which has their name on it, or why it cannot have it. A refund removes it. */
export const LicensedCopyEntity = new Entity(
  {
    model: { entity: 'licensed-copy', version: '1', service: 'rampart' },
    attributes: {
      user_id: text,
      ebook_id: text,
      format: { type: markedFormats, required: true },
      order_id: text,
      /** Key of the file that it was made of: with another text, edition or original the copy is made again. */
      source: text,
      /** Key of the copy; absent when the file goes out as it is. */
      key: { type: 'string' },
      /** Why the file has no mark. It is not tried again. */
      unmarked: { type: 'string' },
      made_at: text,
    },
    indexes: {
      whatCopiesHasThisPerson: itemKey(['user_id'], ['ebook_id', 'format']),
    },
  },
  tableConfiguration,
);
