import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/** An export that is too large for one answer: its files are being written, or wait to be downloaded. */
export const ExportJobEntity = new Entity(
  {
    model: { entity: 'export-job', version: '1', service: 'rampart' },
    attributes: {
      user_id: text,
      subject: text,
      email: text,
      /** Part of the keys of its files, which nobody can guess. */
      id: text,
      /** Incremented by every save. */
      step: number,
      /** Files written so far. */
      files: number,
      /** Where the next file goes on: which domain, and what it said; absent before the first file. */
      after: { type: 'string' },
      state: { type: ['preparing', 'ready', 'told'] as const, required: true },
      /** When its files are deleted. */
      expires_at: text,
    },
    indexes: {
      whichAreThere: { scope: 'export-job', ...itemKey([], ['user_id']) },
    },
  },
  tableConfiguration,
);
