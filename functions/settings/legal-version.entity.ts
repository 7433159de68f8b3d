import { Entity } from 'electrodb';
import { flag, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';
import { legalPages } from '#shared/settings/legal-pages.ts';

/** A page and its revision, padded so that revisions sort. */
const keyed = {
  page: { type: legalPages, required: true },
  revision: { type: 'number', required: true, padding: { length: 8, char: '0' } },
} as const;

/** A text that a legal page had before its current one: what a list shows of it. */
export const LegalVersionEntity = new Entity(
  {
    model: { entity: 'legal-version', version: '1', service: 'rampart' },
    attributes: {
      ...keyed,
      title: text,
      saved_at: text,
      /** Absent for the default text. */
      saved_by: { type: 'string' },
      is_default: flag,
    },
    indexes: {
      ofPage: itemKey(['page'], ['revision']),
    },
  },
  tableConfiguration,
);

/** The text itself, at most 100 KB. Apart, so that a list reads none. */
export const LegalVersionTextEntity = new Entity(
  {
    model: { entity: 'legal-version-text', version: '1', service: 'rampart' },
    attributes: { ...keyed, html: text },
    indexes: {
      ofPage: itemKey(['page'], ['revision']),
    },
  },
  tableConfiguration,
);
