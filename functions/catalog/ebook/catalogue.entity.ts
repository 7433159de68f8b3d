import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/**
 * A single item: the catalogue's revision and totals over all ebooks except trashed ones. Updated in the same
 * transaction as every ebook change, so the totals are exact and cost one read, however large the catalogue.
 */
export const CatalogueEntity = new Entity(
  {
    model: { entity: 'catalogue', version: '1', service: 'rampart' },
    attributes: {
      revision: number,
      changed_at: text,
      total: number,
      published: number,
      prompt_packages: number,
      /** Cents. */
      total_value: number,
      /** Of the prompt packages: published ones, prompts in their CSVs, sum of prices in cents. */
      packages_published: { type: 'number' },
      package_prompts: { type: 'number' },
      package_value: { type: 'number' },
      /** Uploaded content by tab and state. */
      ebooks_completed: { type: 'number' },
      ebooks_processing: { type: 'number' },
      ebooks_failed: { type: 'number' },
      prompts_completed: { type: 'number' },
      prompts_processing: { type: 'number' },
      prompts_failed: { type: 'number' },
    },
    indexes: {
      theOne: { scope: 'catalogue', ...itemKey([]) },
    },
  },
  tableConfiguration,
);

/** A single item: the snapshot's revision, and the lease of the builder of the next one. */
export const SnapshotEntity = new Entity(
  {
    model: { entity: 'snapshot', version: '1', service: 'rampart' },
    attributes: {
      revision: { type: 'number' },
      built_at: { type: 'string' },
      /** Digests of the objects as written; a sweep compares them with the store. */
      digest: { type: 'string' },
      builder: { type: 'string' },
      /** When the builder's lease expires. */
      builder_until: { type: 'string' },
    },
    indexes: {
      theOne: { scope: 'snapshot', ...itemKey([]) },
    },
  },
  tableConfiguration,
);
