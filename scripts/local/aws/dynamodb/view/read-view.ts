import { type ActionDb, helpers } from '../dynalite.ts';
import type { Range } from '../storage/level.ts';
import type { Storage } from '../storage/storage.ts';
import { indexPrefix, type Table, type Tables } from '../table/tables.ts';
import type { Item, JsonObject } from '../types.ts';
import { ItemStream } from './item-stream.ts';
import { parseItem, unsupported, View } from './view.ts';

/** For reads: sees what is in LevelDB. */
export class ReadView extends View {
  readonly #request: JsonObject;

  constructor(storage: Storage, tables: Tables, request: JsonObject) {
    super(storage, tables);
    this.#request = request;
  }

  getItemDb(name: string): ActionDb {
    const { items } = this.table(name);
    return {
      get: (key, done) => done(null, parseItem(this.storage.stored(items + key))),
      createValueStream: (range) => this.#stream(items, range),
      lock: unsupported,
      put: unsupported,
      del: unsupported,
    };
  }

  getIndexDb(_kind: string, name: string, index: string): ActionDb {
    const table = this.table(name);
    return {
      createValueStream: (range) => this.#stream(indexPrefix(table, index), this.#afterStartItem(table, range)),
      get: unsupported,
      lock: unsupported,
      put: unsupported,
      del: unsupported,
    };
  }

  /** dynalite continues after its own index key; entries here append the item's key to it (see `WriteView`). */
  #afterStartItem(table: Table, range: Range): Range {
    const start = this.#request.ExclusiveStartKey as Item | undefined;
    if (!start) return range;
    const key = helpers.createKey(start, table.definition);
    return range.reverse ? { ...range, lt: `${range.lt}~${key}` } : { ...range, gt: `${range.gt}~${key}` };
  }

  #stream(prefix: string, { gt, gte, lt, lte, reverse, limit }: Range): ItemStream {
    const lower = gt === undefined ? { gte: prefix + (gte ?? '') } : { gt: prefix + gt };
    const upper = lte === undefined ? { lt: prefix + (lt ?? '\x7f') } : { lte: prefix + lte };
    return new ItemStream(this.storage.values({ ...lower, ...upper, reverse, limit }));
  }
}
