/** Key sizes. dynalite counts UTF-16 units instead of bytes, and checks neither index keys nor query conditions. */
import { validationError } from '../errors.ts';
import type { AttributeValue, IndexDefinition, Item, JsonObject, KeyElement, TableDefinition } from '../types.ts';
import type { View } from '../view/view.ts';

const maxKeyBytes = { HASH: 2048, RANGE: 1024 } as const;

/** The missing space in the first one is AWS's. */
const tooLarge = {
  HASH: 'Size of hashkey has exceeded the maximum size limit of2048 bytes',
  RANGE: 'Aggregated size of all range keys has exceeded the size limit of 1024 bytes',
} as const;

/** Numbers always fit. */
const bytesOf = ({ S, B }: AttributeValue): number => Buffer.byteLength(S ?? '') + Buffer.byteLength(B ?? '', 'base64');

const isTooLarge = (kind: KeyElement['KeyType'], value: AttributeValue | undefined): boolean =>
  value !== undefined && bytesOf(value) > maxKeyBytes[kind];

function checkKey(schema: readonly KeyElement[], valuesOf: (name: string) => readonly (AttributeValue | undefined)[]) {
  for (const { AttributeName, KeyType } of schema) {
    if (!valuesOf(AttributeName).some((value) => isTooLarge(KeyType, value))) continue;
    throw validationError(`One or more parameter values were invalid: ${tooLarge[KeyType]}`);
  }
}

interface BatchMember {
  readonly PutRequest?: { readonly Item: Item };
  readonly DeleteRequest?: { readonly Key: Item };
}
type Batch = Readonly<Record<string, readonly BatchMember[] | { readonly Keys: readonly Item[] }>>;

/** The keys in a checked request, each with its table; a whole item is used as its key. */
function keysIn({ TableName, Key, Item, RequestItems = {} }: JsonObject): [table: string, key: Item][] {
  const single = (Key ?? Item) as Item | undefined;
  const batches = Object.entries(RequestItems as Batch).flatMap(([table, batch]) => {
    const keys = 'Keys' in batch ? batch.Keys : batch.map((it) => it.PutRequest?.Item ?? it.DeleteRequest?.Key ?? {});
    return keys.map((key): [string, Item] => [table, key]);
  });
  return single ? [[String(TableName), single], ...batches] : batches;
}

/** Rejects a request with a key that is too large for its table. */
export function checkKeys(view: View, request: JsonObject): void {
  for (const [table, key] of keysIn(request)) checkKey(view.table(table).definition.KeySchema, (name) => [key[name]]);
}

type Conditions = Readonly<Record<string, { readonly AttributeValueList?: readonly AttributeValue[] }>>;

/** Rejects a query that compares a key with a value longer than a key may be. */
export function checkQuery(view: View, { TableName, IndexName, KeyConditions = {} }: JsonObject): void {
  const { definition } = view.table(String(TableName));
  const index = indexesOf(definition).find((it) => it.IndexName === IndexName);
  const conditions = KeyConditions as Conditions;
  checkKey((index ?? definition).KeySchema, (name) => conditions[name]?.AttributeValueList ?? []);
}

export const indexesOf = ({
  GlobalSecondaryIndexes = [],
  LocalSecondaryIndexes = [],
}: TableDefinition): IndexDefinition[] => [...GlobalSecondaryIndexes, ...LocalSecondaryIndexes];

/** Rejects an item whose key in an index is too large. */
export function checkIndexKeySize({ IndexName, KeySchema }: IndexDefinition, item: Item): void {
  for (const { AttributeName, KeyType } of KeySchema) {
    const value = item[AttributeName];
    if (!value || !isTooLarge(KeyType, value)) continue;
    throw validationError(
      `One or more parameter values were invalid: Size limit exceeded for Index Key ${AttributeName} Actual Size: ${bytesOf(value)} bytes Max Size: ${maxKeyBytes[KeyType]} bytes IndexName: ${IndexName}`,
    );
  }
}
