import { Entity } from 'electrodb';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';
import { legalPages } from '#shared/settings/legal.ts';

/** Text of a legal page that an operator has written. */
export const LegalPageEntity = new Entity(
  {
    model: { entity: 'legal-page', version: '1', service: 'rampart' },
    attributes: {
      page: { type: legalPages, required: true },
      title: { type: 'string', required: true },
      html: { type: 'string', required: true },
      updated_at: { type: 'string', required: true },
      version: { type: 'number', required: true },
    },
    indexes: {
      byPage: itemKey(['page']),
    },
  },
  tableConfiguration,
);
