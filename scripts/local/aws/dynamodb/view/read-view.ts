import { type ActionDb, helpers } from '../dynalite.ts';
import type { Range } from '../storage/level.ts';
import type { Storage } from '../storage/storage.ts';
import { indexPrefix, type Table, type Tables } from '../table/tables.ts';
import type { Item, JsonObject } from '../types.ts';
import { ItemStream } from './item-stream.ts';
import { parseItem, unsupported, View } from './view.ts';

/** For reads: sees what is in LevelDB or, unless they are consistent, what tests let it see of the past. */
export class ReadView extends View {
  readonly #request: JsonObject;

  constructor(storage: Storage, tables: Tables, request: JsonObject) {
    super(storage, tables);
    this.#request = request;
  }

  getItemDb(name: string): ActionDb {
    const { items } = this.table(name);
    const consistent = this.#isConsistent(name);
    const read = (key: string) => (consistent ? this.storage.stored(key) : this.storage.past.read(key));
    return {
      get: (key, done) => done(null, parseItem(read(items + key))),
      createValueStream: (range) => this.#stream(items, range, consistent),
      lock: unsupported,
      put: unsupported,
      del: unsupported,
    };
  }

  getIndexDb(_kind: string, name: string, index: string): ActionDb {
    const table = this.table(name);
    return {
      createValueStream: (range) => this.#stream(indexPrefix(table, index), this.#afterStartItem(table, range), false),
      get: unsupported,
      lock: unsupported,
      put: unsupported,
      del: unsupported,
    };
  }

  /** A batch says it for each table. */
  #isConsistent(name: string): boolean {
    const { ConsistentRead, RequestItems } = this.#request;
    return (ConsistentRead ?? (RequestItems as Record<string, JsonObject>)?.[name]?.ConsistentRead) === true;
  }

  /** dynalite continues after its own index key; entries here append the item's key to it (see `WriteView`). */
  #afterStartItem(table: Table, range: Range): Range {
    const start = this.#request.ExclusiveStartKey as Item | undefined;
    if (!start) return range;
    const key = helpers.createKey(start, table.definition);
    return range.reverse ? { ...range, lt: `${range.lt}~${key}` } : { ...range, gt: `${range.gt}~${key}` };
  }

  #stream(prefix: string, { gt, gte, lt, lte, reverse, limit }: Range, consistent: boolean): ItemStream {
    const lower = gt === undefined ? { gte: prefix + (gte ?? '') } : { gt: prefix + gt };
    const upper = lte === undefined ? { lt: prefix + (lt ?? '\x7f') } : { lte: prefix + lte };
    const range = { ...lower, ...upper, reverse, limit };
    return new ItemStream(consistent ? this.storage.values(range) : this.storage.past.values(range));
  }
}
