import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { Entity } from 'electrodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { documents, tableConfiguration } from './client.ts';
import { type ItemRead, readTogether } from './together.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

const Thing = new Entity(
  {
    model: { entity: 'thing', service: 'test', version: '1' },
    attributes: { id: { type: 'string', required: true }, size: { type: 'number' }, name: { type: 'string' } },
    indexes: { byId: { pk: { field: 'pk', composite: ['id'] }, sk: { field: 'sk', composite: [] } } },
  },
  tableConfiguration,
);
type Attribute = 'id' | 'size' | 'name';
const { table } = tableConfiguration;
const stored = (id: string) => Thing.put({ id, size: 3 }).params().Item;
const keyOf = (id: string) => Thing.get({ id }).params<ItemRead>().Key;
const read = async (id: string, attributes?: Attribute[]) =>
  Thing.parse(await readTogether(Thing.get({ id }).params<ItemRead>({ attributes }))).data;

const sent = mockClient(documents);
beforeEach(() => {
  sent.reset();
});
const single = () => sent.commandCalls(GetCommand).map(({ args }) => args[0].input);
const batches = () => sent.commandCalls(BatchGetCommand).map(({ args }) => args[0].input.RequestItems?.[table]);
const answerBatch = (...ids: string[]) =>
  sent.on(BatchGetCommand).resolves({ Responses: { [table]: ids.map(stored) } });

it('reads that begin at the same moment are one request, and each has its own answer', async () => {
  answerBatch('b', 'a');
  const later = async () => read((await Promise.resolve('c')).toString());
  expect(await Promise.all([read('a'), later(), read('b')])).toMatchObject([{ id: 'a' }, null, { id: 'b' }]);
  expect(batches()).toMatchObject([{ ConsistentRead: true, Keys: [keyOf('a'), keyOf('b'), keyOf('c')] }]);
  expect(single()).toEqual([]);
});

it('keeps nothing: the same read again is another request', async () => {
  sent
    .on(GetCommand)
    .resolvesOnce({ Item: stored('a') })
    .resolves({});
  const params = Thing.get({ id: 'a' }).params<ItemRead>();
  expect([await readTogether(params), await readTogether(params)]).toEqual([{ Item: stored('a') }, {}]);
});

it('tells items of one partition apart', async () => {
  const read = (sk: string) => readTogether({ Key: { pk: 'one', sk } });
  const items = ['b', 'a'].map((sk) => ({ pk: 'one', sk, of: sk }));
  sent.on(BatchGetCommand).resolves({ Responses: { [table]: items } });
  expect(await Promise.all([read('a'), read('b')])).toMatchObject([{ Item: { of: 'a' } }, { Item: { of: 'b' } }]);
});

it('a read alone, or of one key, is a GetItem, strongly consistent', async () => {
  sent
    .on(GetCommand)
    .resolvesOnce({ Item: stored('a') })
    .resolves({});
  expect(await Promise.all([read('a'), read('a')])).toMatchObject([{ id: 'a' }, { id: 'a' }]);
  expect(await read('a')).toBeNull();
  expect(single()).toEqual(Array(2).fill({ TableName: table, Key: keyOf('a'), ConsistentRead: true }));
  expect(batches()).toEqual([]);
});

it('asks for the attributes that any read of the moment wants, or for all when one wants all', async () => {
  answerBatch('a', 'b');
  await Promise.all([read('a', ['size']), read('b', ['name'])]);
  await Promise.all([read('a', ['size']), read('b')]);
  const [some, all] = batches();
  const names = some?.ExpressionAttributeNames ?? {};
  expect(some?.ProjectionExpression?.split(',').map((placeholder) => names[placeholder])).toEqual([
    'pk',
    'sk',
    'size',
    'name',
  ]);
  expect(all).not.toHaveProperty('ProjectionExpression');
});

it('retries what a busy table leaves unread, with the same options', async () => {
  sent
    .on(BatchGetCommand)
    .resolvesOnce({ Responses: { [table]: [stored('a')] }, UnprocessedKeys: { [table]: { Keys: [keyOf('b')] } } })
    .resolves({ Responses: { [table]: [stored('b')] } });
  expect(await Promise.all([read('a'), read('b')])).toMatchObject([{ id: 'a' }, { id: 'b' }]);
  expect(batches()).toMatchObject([{}, { Keys: [keyOf('b')], ConsistentRead: true }]);
});

it('never asks for more than a hundred keys at once', async () => {
  answerBatch();
  await Promise.all(Array.from({ length: 120 }, (_, at) => read(`${at}`)));
  expect(batches().map((batch) => batch?.Keys?.length)).toEqual([100, 20]);
});

it('each read of a moment fails when the request does', async () => {
  sent.on(BatchGetCommand).rejects(new Error('Not now'));
  const all = await Promise.allSettled([read('a'), read('b')]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
