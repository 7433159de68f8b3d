import { Entity } from 'electrodb';
import { number, text } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { defineCounter } from '#lib/table/counter.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';

/** Downloads by readers, over all ebooks. */
export const downloadCounter = defineCounter('downloads');

/** The index of all figures is spread over this many partitions, so heavy sales do not make one hot. */
export const figureShards = 8;

/** An ebook's counts, kept in a separate item so counting touches neither its revision nor the list indexes. */
export const FiguresEntity = new Entity(
  {
    model: { entity: 'figures', version: '1', service: 'rampart' },
    attributes: {
      id: text,
      shard: number,
      /** Paid copies. */
      purchases: number,
      rating_sum: number,
      rating_count: number,
    },
    indexes: {
      byId: { collection: 'page', ...itemKey(['id']) },
      ofAllEbooks: indexKey(1, ['shard'], ['id']),
    },
  },
  tableConfiguration,
);

/** Marks an order's copy of an ebook as counted in `purchases`. */
export const CountedSaleEntity = new Entity(
  {
    model: { entity: 'countedsale', version: '1', service: 'rampart' },
    attributes: {
      ebook_id: text,
      order_id: text,
    },
    indexes: {
      ofEbook: itemKey(['ebook_id'], ['order_id']),
    },
  },
  tableConfiguration,
);
