import { type Action, helpers, runAtOnce, type Validation } from '../dynalite.ts';
import { isConditionFailure } from '../errors.ts';
import type { Storage } from '../storage/storage.ts';
import type { Item, JsonObject } from '../types.ts';
import type { WriteView } from '../view/write-view.ts';
import { checkKeys } from './key-limits.ts';
import { checkWritten, type WriteForm } from './limits.ts';

/** Adds a request member that is newer than dynalite, which drops unknown members. */
export function withItemOnFailure(validation: Validation): Validation {
  const member = { type: 'String', enum: ['ALL_OLD', 'NONE'] };
  return { ...validation, types: { ...validation.types, ReturnValuesOnConditionCheckFailure: member } };
}

/**
 * Runs a writing action on the view and checks the item it would leave. If its condition fails and the request asks for
 * it, the error carries the item that the condition was checked against.
 */
export function perform(view: WriteView, action: Action, data: JsonObject, form: WriteForm): JsonObject {
  const first = view.touched.length;
  try {
    checkKeys(view, data);
    const result = runAtOnce(action, view, data);
    for (const touched of view.touched.slice(first)) checkWritten(touched, form);
    return result;
  } catch (error) {
    const item = view.touched.at(-1)?.before;
    if (isConditionFailure(error) && item && data.ReturnValuesOnConditionCheckFailure === 'ALL_OLD') {
      error.body.Item = item;
    }
    throw error;
  }
}

/** The action dynalite lacks: a transaction's condition on an item it does not write. */
export const checkCondition: Action = (store, data, done) => {
  const { TableName, Key } = data as { TableName: string; Key: Item };
  store.getTable(TableName, (missing, table) => {
    if (!table) return done(missing);
    const fault = helpers.validateKey(Key, table);
    if (fault) return done(fault);
    store.getItemDb(TableName).get(helpers.createKey(Key, table), (_none, item) => {
      done(helpers.checkConditional(data, item), {});
    });
  });
};

/**
 * Runs `decide` on the view, which must happen within one turn, and stores the resulting changes. A refusal, too, is
 * passed on only once every change it may depend on is stored: a caller that is told an item exists will find it.
 */
export async function decideAndStore<Result>(
  storage: Storage,
  view: WriteView,
  decide: () => Result,
  isTransaction = false,
): Promise<Result> {
  let result: Result;
  try {
    result = decide();
  } catch (error) {
    await storage.settled();
    throw error;
  }
  await storage.write(view.changes);
  storage.itemsWritten += view.written;
  if (storage.units.isCounting) storage.units.write(view.units(isTransaction));
  return result;
}
