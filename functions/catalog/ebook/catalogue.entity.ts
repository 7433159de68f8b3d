import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { itemKey } from '#lib/table/keys.ts';

/**
 * One item: the catalogue's revision and sums over all ebooks but trashed ones. Changed in the transaction of every
 * change of an ebook, so the sums are exact and cost one read however large the shelf is.
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
    },
    indexes: {
      theOne: { scope: 'catalogue', ...itemKey([]) },
    },
  },
  tableConfiguration,
);

/** One item: which revision the snapshot shows, and who is building the next. */
export const SnapshotEntity = new Entity(
  {
    model: { entity: 'snapshot', version: '1', service: 'rampart' },
    attributes: {
      revision: { type: 'number' },
      built_at: { type: 'string' },
      /** Of the objects as written: a sweep compares them with what is stored. */
      digest: { type: 'string' },
      builder: { type: 'string' },
      /** Until when nobody else may build. */
      builder_until: { type: 'string' },
    },
    indexes: {
      theOne: { scope: 'snapshot', ...itemKey([]) },
    },
  },
  tableConfiguration,
);
