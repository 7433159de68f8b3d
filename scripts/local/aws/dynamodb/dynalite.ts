/**
 * The only access to dynalite's internals. dynalite is an HTTP server, but all we want is its knowledge of DynamoDB:
 * the validations, the expression parsers and the actions. They are called directly, on our own store, which saves a
 * faked request and response per call. These modules are not dynalite's public API: the version is pinned exactly, and
 * everything used from them is named and typed here and nowhere else.
 */
import { createRequire } from 'node:module';
import type { Range } from './storage/level.ts';
import type { Item, JsonObject, TableDefinition } from './types.ts';

const require = createRequire(import.meta.url);

export type Done<Value = unknown> = (error?: Error | null, value?: Value) => void;

/** What the actions call on a table or index. */
export interface ActionDb {
  lock(key: string, run: (release: <Callback>(done: Callback) => Callback) => void): void;
  get(key: string, done: Done<Item>): void;
  put(key: string, item: Item, done: Done): void;
  del(key: string, done: Done): void;
  createValueStream(range: Range): NodeJS.EventEmitter;
}

export interface ActionStore {
  readonly options: { readonly maxItemSize: number };
  getTable(name: string, ...rest: [Done<TableDefinition>] | [checkStatus: boolean, done: Done<TableDefinition>]): void;
  getItemDb(table: string): ActionDb;
  getIndexDb(kind: string, table: string, index: string): ActionDb;
}

export type Action = (store: ActionStore, data: JsonObject, done: Done<JsonObject>) => void;

/** dynalite's description of a request: member name to type and constraints. */
export type Schema = Readonly<Record<string, unknown>>;

export interface Validation {
  readonly types: Schema;
  readonly custom?: (data: JsonObject, store: Pick<ActionStore, 'options'>) => string | undefined;
}

interface Validations {
  checkTypes(data: JsonObject, types: Schema): JsonObject;
  checkValidations(
    data: JsonObject,
    types: Schema,
    custom: Validation['custom'],
    store: Pick<ActionStore, 'options'>,
  ): void;
}

interface Helpers {
  createKey(item: Item, table: TableDefinition): string;
  validateKey(key: Item, table: TableDefinition): Error | null | undefined;
  validateItem(item: Item, table: TableDefinition): Error | null | undefined;
  checkConditional(data: JsonObject, existing: Item | undefined): Error | null | undefined;
}

export const helpers = require('dynalite/db') as Helpers;

export const actions = {
  batchGetItem: require('dynalite/actions/batchGetItem') as Action,
  batchWriteItem: require('dynalite/actions/batchWriteItem') as Action,
  deleteItem: require('dynalite/actions/deleteItem') as Action,
  getItem: require('dynalite/actions/getItem') as Action,
  putItem: require('dynalite/actions/putItem') as Action,
  query: require('dynalite/actions/query') as Action,
  updateItem: require('dynalite/actions/updateItem') as Action,
};

export const validations = {
  batchGetItem: require('dynalite/validations/batchGetItem') as Validation,
  batchWriteItem: require('dynalite/validations/batchWriteItem') as Validation,
  createTable: require('dynalite/validations/createTable') as Validation,
  deleteItem: require('dynalite/validations/deleteItem') as Validation,
  describeTable: require('dynalite/validations/describeTable') as Validation,
  describeTimeToLive: require('dynalite/validations/describeTimeToLive') as Validation,
  getItem: require('dynalite/validations/getItem') as Validation,
  putItem: require('dynalite/validations/putItem') as Validation,
  query: require('dynalite/validations/query') as Validation,
  updateItem: require('dynalite/validations/updateItem') as Validation,
};

const { checkTypes, checkValidations } = require('dynalite/validations') as Validations;

export const storeOptions = { maxItemSize: 400 * 1024 };

/**
 * Checks a request body as AWS does, drops members that are not part of the operation and parses its expressions
 * (into `_condition`, `_updates`, `_projection` and so on, where the actions look for them).
 */
export function validate(request: JsonObject, { types, custom }: Validation): JsonObject {
  const data = checkTypes(request, types);
  checkValidations(data, types, custom, { options: storeOptions });
  return data;
}

/**
 * Runs an action that must answer before it returns. All our code that it calls is synchronous, so the action reads,
 * checks its condition and hands over its changes within one turn of the event loop: nothing can interleave.
 */
export function runAtOnce(action: Action, store: ActionStore, data: JsonObject): JsonObject {
  let outcome: { error?: Error | null; value?: JsonObject } | undefined;
  action(store, data, (error, value) => {
    outcome ??= { error, value };
  });
  if (!outcome) throw new Error('A dynalite action did not answer synchronously: atomicity would be lost');
  if (outcome.error) throw outcome.error;
  return outcome.value ?? {};
}
