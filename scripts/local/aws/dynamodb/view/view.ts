import { type ActionDb, type ActionStore, type Done, storeOptions } from '../dynalite.ts';
import { tableNotFound } from '../errors.ts';
import type { Storage } from '../storage/storage.ts';
import type { Table, Tables } from '../table/tables.ts';
import type { Item, TableDefinition } from '../types.ts';

export const parseItem = (text: string | undefined): Item | undefined =>
  text === undefined ? undefined : (JSON.parse(text) as Item);

export const unsupported = (): never => {
  throw new Error('Not available to this kind of dynalite action');
};

/** What all views share: finding tables, and the interface dynalite's actions expect. */
export abstract class View implements ActionStore {
  readonly options = storeOptions;
  protected readonly storage: Storage;
  readonly #tables: Tables;

  constructor(storage: Storage, tables: Tables) {
    this.storage = storage;
    this.#tables = tables;
  }

  getTable(name: string, ...rest: [Done<TableDefinition>] | [boolean, Done<TableDefinition>]): void {
    const done = rest.length === 2 ? rest[1] : rest[0];
    const table = this.#tables.find(name);
    if (table) done(null, table.definition);
    else done(tableNotFound());
  }

  /** dynalite asks for a table's items and indexes only after `getTable`, in the same turn. */
  table(name: string): Table {
    const table = this.#tables.find(name);
    if (!table) throw tableNotFound();
    return table;
  }

  abstract getItemDb(table: string): ActionDb;
  abstract getIndexDb(kind: string, table: string, index: string): ActionDb;
}
