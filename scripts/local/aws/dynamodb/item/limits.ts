/** What AWS rejects and dynalite accepts. */
import { storeOptions } from '../dynalite.ts';
import { validationError } from '../errors.ts';
import type { AttributeValue, IndexDefinition, Item, TableDefinition } from '../types.ts';
import type { Touched } from '../view/write-view.ts';
import { checkIndexKeySize, indexesOf } from './key-limits.ts';
import { itemBytes } from './size.ts';

const maxTransactionBytes = 4 * 1024 * 1024;
const maxBatchWrites = 25;

const tooLarge = 'Item size has exceeded the maximum allowed size';
const emptyInItem =
  'One or more parameter values are not valid. A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty';
const emptyInUpdate =
  'One or more parameter values are not valid. The update expression attempted to update a secondary index key to a value that is not supported. The AttributeValue for a key attribute cannot contain an empty';

/** Whether a write is a whole item or an update expression: AWS words its errors differently. */
export type WriteForm = 'item' | 'update';

/** Checks the item a write would leave: its size in bytes, and that no index key is empty or too large. */
export function checkWritten({ table, before, after }: Touched, form: WriteForm): void {
  if (!after || after === before) return;
  checkSize(after, form);
  for (const index of indexesOf(table.definition)) {
    checkIndexKey(table.definition, index, after, form);
    checkIndexKeySize(index, after);
  }
}

function checkSize(item: Item, form: WriteForm): void {
  if (itemBytes(item) <= storeOptions.maxItemSize) return;
  throw validationError(form === 'update' ? 'Item size to update has exceeded the maximum allowed size' : tooLarge);
}

function checkIndexKey(table: TableDefinition, index: IndexDefinition, item: Item, form: WriteForm): void {
  for (const { AttributeName: name } of index.KeySchema) {
    const kind = emptyKind(item[name]);
    if (!kind || isTableKey(table, name)) continue;
    if (form === 'update') throw validationError(`${emptyInUpdate} ${kind} value.`);
    throw validationError(`${emptyInItem} ${kind} value. IndexName: ${index.IndexName}, IndexKey: ${name}`);
  }
}

const isTableKey = (table: TableDefinition, name: string): boolean =>
  table.KeySchema.some((key) => key.AttributeName === name);

function emptyKind(value: AttributeValue | undefined): 'string' | 'binary' | undefined {
  if (value?.S === '') return 'string';
  return value?.B === '' ? 'binary' : undefined;
}

/** Checks the transaction's items together. For a changed item, the larger of its two states counts. */
export function checkTransactionSize(touched: readonly Touched[]): void {
  const bytes = touched.reduce((total, item) => total + Math.max(size(item.before), size(item.after)), 0);
  if (bytes > maxTransactionBytes) {
    throw validationError('The aggregate size of the items in the transaction cannot exceed 4 MB');
  }
}

const size = (item: Item | undefined): number => (item ? itemBytes(item) : 0);

/** AWS counts the writes of all tables of a batch together. */
export function checkBatchWrites(requestItems: unknown): void {
  const lists: unknown[] = Object.values(requestItems ?? {});
  const count = lists.reduce((total: number, list) => total + (Array.isArray(list) ? list.length : 0), 0);
  if (count > maxBatchWrites) throw validationError('Too many items requested for the BatchWriteItem call');
}

/**
 * Whether AWS gives this error to the transaction as a whole, because the request alone shows it, rather than as one
 * member's cancellation reason.
 */
export const concernsWholeTransaction = (message: string): boolean =>
  message.includes('cannot contain an empty') || message === tooLarge;
