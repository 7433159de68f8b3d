import { BatchGetCommand, type BatchGetCommandOutput, BatchWriteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { db, withTables } from '../testing/fixture.ts';
import { failure } from '../testing/serve.ts';

withTables('one', 'two');

const key = (n: number) => ({ pk: `p${n}`, sk: 'a' });
const puts = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => ({ PutRequest: { Item: { ...key(from + n), n: from + n } } }));
const write = (RequestItems: NonNullable<BatchWriteCommand['input']['RequestItems']>) =>
  db.documents.send(new BatchWriteCommand({ RequestItems }));
const get = (RequestItems: NonNullable<BatchGetCommand['input']['RequestItems']>): Promise<BatchGetCommandOutput> =>
  db.documents.send(new BatchGetCommand({ RequestItems }));

it('writes, deletes and gets across tables', async () => {
  await write({ one: puts(20), two: puts(5) });
  await write({ one: [{ DeleteRequest: { Key: key(0) } }, ...puts(1, 100)] });
  const { Responses, UnprocessedKeys } = await get({
    one: { Keys: [key(0), key(1), key(100)], ProjectionExpression: 'n' },
    two: { Keys: [key(4)] },
  });
  expect(Responses?.one?.toSorted((a, b) => Number(a.n) - Number(b.n))).toEqual([{ n: 1 }, { n: 100 }]);
  expect(Responses?.two).toEqual([{ ...key(4), n: 4 }]);
  expect(UnprocessedKeys).toEqual({});
});

it('refuses too many items and duplicate items', async () => {
  expect(await failure(write({ one: puts(13), two: puts(13) }))).toMatchObject({
    name: 'ValidationException',
    message: 'Too many items requested for the BatchWriteItem call',
  });
  const twice = 'Provided list of item keys contains duplicates';
  expect((await failure(write({ one: [...puts(1), { DeleteRequest: { Key: key(0) } }] }))).message).toBe(twice);
  expect((await failure(get({ one: { Keys: [key(1), key(1)] } }))).message).toBe(twice);
  const many = Array.from({ length: 101 }, (_, n) => key(n));
  expect(await failure(get({ one: { Keys: many } }))).toMatchObject({ name: 'ValidationException' });
});

it('writes nothing of a refused batch', async () => {
  const tooLarge = { PutRequest: { Item: { ...key(901), t: '本'.repeat(150_000) } } };
  const wrongKey = { PutRequest: { Item: { pk: 'p902' } } };
  for (const bad of [tooLarge, wrongKey]) {
    expect(await failure(write({ one: [...puts(1, 900), bad] }))).toMatchObject({ name: 'ValidationException' });
  }
  expect((await failure(write({ one: puts(1, 900), nowhere: puts(1) }))).name).toBe('ResourceNotFoundException');
  expect((await get({ one: { Keys: [key(900)] } })).Responses).toEqual({ one: [] });
});

it('returns what does not fit as a complete request, with its projection', async () => {
  const Keys = Array.from({ length: 10 }, (_, n) => key(2000 + n));
  for (const each of Keys) {
    await db.documents.send(new PutCommand({ TableName: 'two', Item: { ...each, t: 'x'.repeat(300_000) } }));
  }
  const found = new Set<unknown>();
  let left: BatchGetCommandOutput['UnprocessedKeys'] = {
    two: { Keys, ProjectionExpression: '#p, t', ExpressionAttributeNames: { '#p': 'pk' } },
  };
  let requests = 0;
  while (left && Object.keys(left).length > 0) {
    const page: BatchGetCommandOutput = await get(left);
    for (const item of page.Responses?.two ?? []) {
      expect(Object.keys(item).toSorted()).toEqual(['pk', 't']);
      found.add(item.pk);
    }
    left = page.UnprocessedKeys;
    requests += 1;
  }
  expect(found.size).toBe(10);
  expect(requests).toBeGreaterThan(1);
});

it('leaves one of several unprocessed for each table while the table is busy', async () => {
  db.service.leaveUnprocessed(true);
  const written = await write({ one: puts(3, 200), two: puts(1, 200) });
  expect(Object.keys(written.UnprocessedItems ?? {})).toEqual(['one']);
  expect(written.UnprocessedItems?.one?.[0]?.PutRequest?.Item).toMatchObject(key(202));
  expect((await write(written.UnprocessedItems ?? {})).UnprocessedItems).toEqual({});
  const ProjectionExpression = 'n';
  const read = await get({ one: { Keys: [key(200), key(201), key(202)], ProjectionExpression } });
  expect(read.Responses?.one).toHaveLength(2);
  expect(read.UnprocessedKeys).toEqual({ one: { Keys: [key(202)], ProjectionExpression } });
  expect((await get(read.UnprocessedKeys ?? {})).Responses?.one).toEqual([{ n: 202 }]);
  db.service.leaveUnprocessed(false);
  expect((await get({ one: { Keys: [key(200), key(201)] } })).UnprocessedKeys).toEqual({});
});
