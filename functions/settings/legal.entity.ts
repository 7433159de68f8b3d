import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';
import { legalPages } from '#shared/settings/legal.ts';

/** Text of a legal page that an operator has written. */
export const LegalPageEntity = new Entity(
  {
    model: { entity: 'legal-page', version: '1', service: 'rampart' },
    attributes: {
      /** `imprint`. */
      id: { type: legalPages, required: true },
      title: text,
      html: text,
      /** Absent while it is the text that the product comes with. */
      updated_at: { type: 'string' },
      revision: number,
    },
    indexes: {
      byId: itemKey(['id']),
    },
  },
  tableConfiguration,
);
