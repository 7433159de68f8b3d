import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';
import { filePurposes } from '#shared/uploads/choices.ts';

/** A book, package of prompts or training file that an admin has sent. Written once, when its original is kept. */
export const SentFileEntity = new Entity(
  {
    model: { entity: 'sent_file', version: '1', service: 'rampart' },
    attributes: {
      id: text,
      /** Its name on the admin's computer. */
      filename: text,
      /** In bytes. */
      size: number,
      /** Of its content, whatever its name says. */
      content_type: text,
      purpose: { type: filePurposes, required: true },
      created_at: text,
      /** Until when something refers to it, at least; absent while nothing does. */
      needed_until: { type: 'string' },
    },
    indexes: {
      byId: itemKey(['id']),
    },
  },
  tableConfiguration,
);
