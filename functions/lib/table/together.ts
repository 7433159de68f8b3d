import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import DataLoader from 'dataloader';
import { readAll } from './batch.ts';
import { documents, tableConfiguration } from './client.ts';

type Key = Readonly<Record<'pk' | 'sk', string>>;
type Item = Readonly<Record<string, unknown>>;

/** The parameters of a read, as an entity makes them: `Entity.get(key).params<ItemRead>({ attributes })`. */
export interface ItemRead {
  readonly Key: Key;
  /** With a projection, the attributes that are wanted, by their placeholders. */
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>;
}

const { table } = tableConfiguration;
const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

/** The attributes that any of the reads wants; nothing, which is all of them, when one wants the whole item. */
function projectionOf(reads: readonly ItemRead[]) {
  const names = reads.map(({ ExpressionAttributeNames: wanted }) => wanted && Object.values(wanted));
  if (names.includes(undefined)) return {};
  const placeholders = [...new Set(names.flatMap((wanted = []) => wanted))].map(
    (name, at) => [`#${at}`, name] as const,
  );
  return {
    ProjectionExpression: placeholders.map(([placeholder]) => placeholder).join(),
    ExpressionAttributeNames: Object.fromEntries(placeholders),
  };
}

async function readOne(Key: Key, options: object): Promise<Item[]> {
  const { Item: item } = await documents.send(new GetCommand({ TableName: table, Key, ...options }));
  return item ? [item] : [];
}

const readSome = (keys: Key[], options: object): Promise<Item[]> =>
  readAll(keys, async (Keys) => {
    const request = new BatchGetCommand({ RequestItems: { [table]: { Keys, ...options } } });
    const { Responses: found = {}, UnprocessedKeys: left = {} } = await documents.send(request);
    return { data: found[table] ?? [], unprocessed: (left[table]?.Keys ?? []) as Key[] };
  });

/** `BatchGetItem` refuses a key that is named twice, and answers in any order. */
async function readMoment(reads: readonly ItemRead[]): Promise<(Item | undefined)[]> {
  const keys = [...new Map(reads.map(({ Key }) => [nameOf(Key), Key])).values()];
  const options = { ConsistentRead: true, ...projectionOf(reads) };
  const [only] = keys;
  const items = only && keys.length === 1 ? await readOne(only, options) : await readSome(keys, options);
  const byName = new Map(items.map((item) => [nameOf(item as Key), item]));
  return reads.map(({ Key }) => byName.get(nameOf(Key)));
}

/** Nothing is remembered: `cache` would answer later requests with what earlier ones saw. A hundred keys are DynamoDB's limit. */
const moment = new DataLoader(readMoment, { cache: false, maxBatchSize: 100 });

/**
 * Reads an item, strongly consistent. Reads that begin at the same moment are one request to the table: `GetItem` for one
 * key, `BatchGetItem`, which the function must be allowed to use, for several. The answer is for the entity's `parse`,
 * which knows what an absent item is; with a projection it may have attributes that another read of the moment wanted.
 */
export async function readTogether(read: ItemRead): Promise<{ readonly Item?: Item }> {
  const item = await moment.load(read);
  return item ? { Item: item } : {};
}
