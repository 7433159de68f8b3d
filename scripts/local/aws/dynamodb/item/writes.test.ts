import { beforeEach, expect, it } from 'vitest';
import type { Storage } from '../storage/storage.ts';
import { Tables } from '../table/tables.ts';
import { type HeldBatch, heldStorage, turn } from '../testing/held-storage.ts';
import { movableClock } from '../testing/serve.ts';
import { Tokens } from '../transaction/tokens.ts';
import { transactionOperations } from '../transaction/transactions.ts';
import type { JsonObject, Operation } from '../types.ts';
import { BusyBatches } from './busy-batches.ts';
import { itemOperations } from './items.ts';

const TableName = 'held';
let storage: Storage;
let held: HeldBatch[];
let operations: Map<string, Operation>;

beforeEach(async () => {
  ({ storage, held } = await heldStorage());
  const clock = movableClock();
  const tables = await Tables.load(storage, clock);
  const tokens = await Tokens.load(storage, clock);
  const all = {
    ...tables.operations(),
    ...itemOperations(storage, tables, new BusyBatches()),
    ...transactionOperations(storage, tables, tokens),
  };
  operations = new Map(Object.entries(all));
  const created = call('CreateTable', {
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
  });
  await finishNext();
  await created;
});

/** Calls the operation and tracks whether it has answered, and with what. */
function call(name: string, body: JsonObject): Promise<unknown> & { answered: () => boolean } {
  let answered = false;
  const answer = (operations.get(name) as Operation)({ TableName, ...body }).finally(() => {
    answered = true;
  });
  answer.catch(() => undefined);
  return Object.assign(answer, { answered: () => answered });
}

async function finishNext(error?: Error): Promise<void> {
  await turn();
  await held.shift()?.finish(error);
  await turn();
}

const Item = { pk: { S: 'p' } };
const putNew = () => call('PutItem', { Item, ConditionExpression: 'attribute_not_exists(pk)' });
const get = () => call('GetItem', { Key: Item });

it('take writes into account that are not stored yet', async () => {
  const [first, second] = [putNew(), putNew()];
  await finishNext();
  await first;
  await expect(second).rejects.toThrow('The conditional request failed');
});

it('are refused only once readers can see why', async () => {
  const [first, second] = [putNew(), putNew()];
  await turn();
  expect(await get()).toEqual({});
  expect([first.answered(), second.answered()]).toEqual([false, false]);
  await finishNext();
  expect([first.answered(), second.answered()]).toEqual([true, true]);
  expect(await get()).toEqual({ Item });
});

it('are not answered before they are stored', async () => {
  const put = putNew();
  await turn();
  expect([put.answered(), await get()]).toEqual([false, {}]);
  await finishNext();
  expect([put.answered(), await get()]).toEqual([true, { Item }]);
});

it('fail if they cannot be stored, as do all writes that depend on them, and release their token', async () => {
  const TransactItems = [{ Put: { TableName, Item } }];
  const transact = () => call('TransactWriteItems', { ClientRequestToken: 'token', TransactItems });
  const [first, repeated, refused] = [transact(), transact(), putNew()];
  await finishNext(new Error('disk full'));
  for (const answer of [first, repeated, refused]) await expect(answer).rejects.toThrow('disk full');
  expect(await get()).toEqual({});
  const again = transact();
  await finishNext();
  await again;
  expect(await get()).toEqual({ Item });
});
