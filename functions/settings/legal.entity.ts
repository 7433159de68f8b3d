import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';
import { legalPages } from '#shared/settings/legal-pages.ts';

/** The text of a legal page, as an operator wrote it. */
export const LegalPageEntity = new Entity(
  {
    model: { entity: 'legal-page', version: '1', service: 'rampart' },
    attributes: {
      /** `imprint`. */
      id: { type: legalPages, required: true },
      title: text,
      html: text,
      /** Absent for the default text. */
      updated_at: { type: 'string' },
      saved_by: { type: 'string' },
      /** The default text is shown, with the addresses of the moment; `html` is how it was when that was chosen. */
      is_default: { type: 'boolean' },
      revision: number,
    },
    indexes: {
      byId: itemKey(['id']),
    },
  },
  tableConfiguration,
);
