/** What transactions may contain, in dynalite's schema language, so that its validation words the errors. */
import { type Action, actions, type Schema, storeOptions, type Validation, validations } from '../dynalite.ts';
import { validationError } from '../errors.ts';
import type { WriteForm } from '../item/limits.ts';
import { checkCondition, withItemOnFailure } from '../item/writes.ts';
import type { Item, JsonObject } from '../types.ts';

interface Kind {
  readonly action: Action;
  readonly form: WriteForm;
  readonly validation: Validation;
}

/** One member of a transaction, checked as far as possible without its table. */
export interface Member extends Pick<Kind, 'action' | 'form'> {
  readonly data: JsonObject;
  /** The key, or the item that contains it. */
  readonly key: Item;
}

const conditionMembers = ['ConditionExpression', 'ExpressionAttributeNames', 'ExpressionAttributeValues'];
const requiredText = { type: 'String', notNull: true };

const pick = (types: Schema, names: readonly string[]): Schema =>
  Object.fromEntries(names.map((name) => [name, types[name]]));

function writing(base: Validation, names: readonly string[], more: Schema = {}): Validation {
  const types = { ...pick(base.types, ['TableName', ...names, ...conditionMembers]), ...more };
  return withItemOnFailure({ types, custom: base.custom });
}

const writes = {
  Put: { action: actions.putItem, form: 'item', validation: writing(validations.putItem, ['Item']) },
  Update: {
    action: actions.updateItem,
    form: 'update',
    validation: writing(validations.updateItem, ['Key'], { UpdateExpression: requiredText }),
  },
  Delete: { action: actions.deleteItem, form: 'item', validation: writing(validations.deleteItem, ['Key']) },
  ConditionCheck: {
    action: checkCondition,
    form: 'item',
    validation: writing(validations.deleteItem, ['Key'], { ConditionExpression: requiredText }),
  },
} as const satisfies Record<string, Kind>;

const kinds: ReadonlyMap<string, Kind> = new Map(Object.entries(writes));

/** All kinds of member, each an optional part of one structure. */
const structures: Schema = Object.fromEntries(
  Object.entries(writes).map(([kind, { validation }]) => [
    kind,
    { type: `FieldStruct<${kind}>`, children: validation.types },
  ]),
);

export const transactWrite: Validation = {
  types: {
    TransactItems: {
      type: 'List',
      notNull: true,
      lengthGreaterThanOrEqual: 1,
      lengthLessThanOrEqual: 100,
      children: { type: 'ValueStruct<TransactWriteItem>', children: structures },
    },
    ClientRequestToken: { type: 'String', lengthGreaterThanOrEqual: 1, lengthLessThanOrEqual: 36 },
  },
};

/** Reads one member of a request that fits its schema, and parses its expressions. */
export function member(transactItem: JsonObject): Member {
  const [name, ...more] = Object.keys(transactItem);
  if (more.length > 0) throw validationError('TransactItems can only contain one of Check, Put, Update or Delete');
  const kind = kinds.get(name ?? '');
  if (!kind) {
    throw validationError('Invalid Request: TransactWriteRequest should contain Delete or Put or Update request');
  }
  const data = transactItem[name as string] as JsonObject;
  const fault = kind.validation.custom?.(data, { options: storeOptions });
  if (fault) throw validationError(fault);
  return { action: kind.action, form: kind.form, data, key: (data.Item ?? data.Key) as Item };
}
