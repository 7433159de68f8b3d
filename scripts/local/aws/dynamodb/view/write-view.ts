import type { ActionDb } from '../dynalite.ts';
import { expiryKey } from '../expiry/expiry.ts';
import type { Changes } from '../storage/storage.ts';
import { writeUnits } from '../storage/units.ts';
import { indexPrefix, type Table } from '../table/tables.ts';
import type { Item } from '../types.ts';
import { parseItem, unsupported, View } from './view.ts';

/** One item before and after an operation. */
export interface Touched {
  readonly table: Table;
  readonly key: string;
  readonly before: Item | undefined;
  after: Item | undefined;
}

/**
 * For deciding on a write: shows the latest state and collects the changes to items, index entries and expiry times
 * instead of applying them. The caller passes them to the storage as one batch, or drops them.
 *
 * An index entry's key is dynalite's plus the item's. dynalite distinguishes items with equal index keys only by 24
 * bits of a hash; among a few thousand of them, one would sooner or later replace another.
 */
export class WriteView extends View {
  readonly changes: Changes = new Map();
  /** All requested items, in order. */
  readonly touched: Touched[] = [];
  /** Keys of the index entries among the changes. */
  readonly #entries = new Set<string>();
  #lastText: { item: Item; text: string } | undefined;

  getItemDb(name: string): ActionDb {
    const table = this.table(name);
    return {
      lock: (_key, run) => run((done) => done), // one turn of the event loop is the lock
      get: (key, done) => done(null, this.#touch(table, key).before),
      put: (key, item, done) => {
        this.#change(table, key, item);
        done();
      },
      del: (key, done) => {
        this.#change(table, key, undefined);
        done();
      },
      createValueStream: unsupported,
    };
  }

  getIndexDb(_kind: string, name: string, index: string): ActionDb {
    const table = this.table(name);
    const prefix = indexPrefix(table, index);
    return {
      put: (key, item, done) => {
        this.#changeEntry(`${prefix}${key}~${this.#current.key}`, this.#text(item));
        done();
      },
      del: (key, done) => {
        this.#changeEntry(`${prefix}${key}~${this.#current.key}`, null);
        done();
      },
      get: unsupported,
      lock: unsupported,
      createValueStream: unsupported,
    };
  }

  /** How many items have been put, changed or deleted, each as often as it was. */
  get written(): number {
    return this.touched.filter(({ before, after }) => before !== after).length;
  }

  /** What these changes cost on AWS, in write units: items and index entries, all twice in a transaction. */
  units(isTransaction: boolean): number {
    const changed = this.touched.filter(({ before, after }) => before !== after);
    const items = changed.reduce((sum, { before, after }) => sum + writeUnits(before, after), 0);
    const entries = [...this.#entries].reduce((sum, key) => {
      const text = this.changes.get(key);
      return sum + writeUnits(text ? parseItem(text) : undefined);
    }, 0);
    return (items + entries) * (isTransaction ? 2 : 1);
  }

  /** The current item: dynalite's actions read an item first, then change its index entries and the item. */
  get #current(): Touched {
    const current = this.touched.at(-1);
    if (!current) throw new Error('A change to an item that was not read');
    return current;
  }

  #changeEntry(key: string, text: string | null): void {
    this.changes.set(key, text);
    this.#entries.add(key);
  }

  #touch(table: Table, key: string): Touched {
    const before = parseItem(this.storage.read(table.items + key));
    const touched: Touched = { table, key, before, after: before };
    this.touched.push(touched);
    return touched;
  }

  #change(table: Table, key: string, item: Item | undefined): void {
    const current = this.#current;
    this.changes.set(table.items + key, item ? this.#text(item) : null);
    const expiredBefore = expiryKey(table, key, current.before);
    const expires = expiryKey(table, key, item);
    if (expiredBefore && expiredBefore !== expires) this.changes.set(expiredBefore, null);
    if (expires && expires !== expiredBefore) this.changes.set(expires, '');
    current.after = item;
  }

  /** Most index entries are the item itself, so the text is serialised once for all of them. */
  #text(item: Item): string {
    if (this.#lastText?.item !== item) this.#lastText = { item, text: JSON.stringify(item) };
    return this.#lastText.text;
  }
}
