import { type Action, actions, runAtOnce, type Validation, validate, validations } from '../dynalite.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../table/tables.ts';
import type { JsonObject, Operation, Operations } from '../types.ts';
import { ReadView } from '../view/read-view.ts';
import { WriteView } from '../view/write-view.ts';
import type { BusyBatches } from './busy-batches.ts';
import { checkKeys, checkQuery } from './key-limits.ts';
import { checkBatchWrites, type WriteForm } from './limits.ts';
import { decideAndStore, perform, withItemOnFailure } from './writes.ts';

/** The operations on items, single and in batches: dynalite's actions on views of our store. */
export function itemOperations(storage: Storage, tables: Tables, busy: BusyBatches): Operations {
  const get = (action: Action, validation: Validation) => async (request: JsonObject) => {
    const data = validate(request, validation);
    const view = new ReadView(storage, tables, data);
    checkKeys(view, data);
    return counted(storage, data, (asked) => runAtOnce(action, view, asked));
  };

  const query = async (request: JsonObject) => {
    const data = validate(request, validations.query);
    const view = new ReadView(storage, tables, data);
    checkQuery(view, data);
    return counted(storage, data, (asked) => finish(actions.query, view, asked));
  };

  const write = (action: Action, validation: Validation, form: WriteForm) => {
    const extended = withItemOnFailure(validation);
    return async (request: JsonObject) => {
      const data = validate(request, extended);
      const view = new WriteView(storage, tables);
      return decideAndStore(storage, view, () => perform(view, action, data, form));
    };
  };

  return {
    GetItem: get(actions.getItem, validations.getItem),
    Query: query,
    PutItem: write(actions.putItem, validations.putItem, 'item'),
    UpdateItem: write(actions.updateItem, validations.updateItem, 'update'),
    DeleteItem: write(actions.deleteItem, validations.deleteItem, 'item'),
    BatchGetItem: busy.around(
      withWholeUnprocessedKeys(get(actions.batchGetItem, validations.batchGetItem)),
      'UnprocessedKeys',
    ),
    BatchWriteItem: busy.around(
      withCount(write(actions.batchWriteItem, validations.batchWriteItem, 'item')),
      'UnprocessedItems',
    ),
  };
}

interface Consumed {
  readonly CapacityUnits: number;
}

/** Reads, and counts what it costs if somebody counts: dynalite knows it. Finding nothing costs as much as the smallest item. */
async function counted(
  storage: Storage,
  data: JsonObject,
  read: (data: JsonObject) => JsonObject | Promise<JsonObject>,
): Promise<JsonObject> {
  if (!storage.units.isCounting) return read(data);
  const { ConsumedCapacity, ...result } = await read({ ...data, ReturnConsumedCapacity: 'TOTAL' });
  const least = data.ConsistentRead === true ? 1 : 0.5;
  const tables = [ConsumedCapacity].flat() as readonly Consumed[];
  storage.units.read(tables.reduce((sum, { CapacityUnits }) => sum + Math.max(least, CapacityUnits), 0));
  return data.ReturnConsumedCapacity === 'TOTAL' ? { ...result, ConsumedCapacity } : result;
}

function finish(action: Action, view: ReadView, data: JsonObject): Promise<JsonObject> {
  return new Promise((resolve, reject) => {
    action(view, data, (error, value) => (error ? reject(error) : resolve(value ?? {})));
  });
}

function withCount(batchWrite: Operation): Operation {
  return async (request) => {
    checkBatchWrites(request.RequestItems);
    return batchWrite(request);
  };
}

/**
 * Unprocessed keys can be sent as the next request unchanged. dynalite drops the projection from them, so a caller that
 * follows the documentation would get other attributes than on AWS.
 */
function withWholeUnprocessedKeys(batchGet: Operation): Operation {
  return async (request) => {
    const asked = structuredClone(request.RequestItems) as Record<string, object>;
    const response = (await batchGet(request)) as { UnprocessedKeys: Record<string, object> };
    for (const [table, left] of Object.entries(response.UnprocessedKeys)) {
      response.UnprocessedKeys[table] = { ...asked[table], ...left };
    }
    return response;
  };
}
