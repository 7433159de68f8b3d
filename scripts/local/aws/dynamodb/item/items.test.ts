import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { db, withTables } from '../testing/fixture.ts';
import { failure } from '../testing/serve.ts';

const TableName = 'items';
withTables(TableName);

const put = (Item: Record<string, unknown>) => db.documents.send(new PutCommand({ TableName, Item }));
const get = async (pk: string) =>
  (await db.documents.send(new GetCommand({ TableName, Key: { pk, sk: 'a' }, ConsistentRead: true }))).Item;

describe('items', () => {
  it('are written, read, updated and deleted', async () => {
    const item = {
      pk: 'crud',
      sk: 'a',
      n: 1,
      list: [1, 'two', null],
      details: { deep: { yes: true } },
      set: new Set(['x']),
    };
    await put(item);
    expect(await get('crud')).toEqual(item);
    const updated = await db.documents.send(
      new UpdateCommand({
        TableName,
        Key: { pk: 'crud', sk: 'a' },
        UpdateExpression: 'SET #n = #n + :one, details.deep.more = :no REMOVE #l',
        ExpressionAttributeNames: { '#n': 'n', '#l': 'list' },
        ExpressionAttributeValues: { ':one': 1, ':no': false },
        ReturnValues: 'ALL_NEW',
      }),
    );
    expect(updated.Attributes).toEqual({
      ...item,
      n: 2,
      list: undefined,
      details: { deep: { yes: true, more: false } },
    });
    const deleted = await db.documents.send(
      new DeleteCommand({ TableName, Key: { pk: 'crud', sk: 'a' }, ReturnValues: 'ALL_OLD' }),
    );
    expect(deleted.Attributes).toEqual(updated.Attributes);
    expect(await get('crud')).toBeUndefined();
  });

  it('lose no concurrent updates', async () => {
    const increment = () =>
      db.documents.send(
        new UpdateCommand({
          TableName,
          Key: { pk: 'counter', sk: 'a' },
          UpdateExpression: 'ADD n :one',
          ExpressionAttributeValues: { ':one': 1 },
        }),
      );
    await Promise.all(Array.from({ length: 200 }, increment));
    expect(await get('counter')).toMatchObject({ n: 200 });
  });

  it('are created by exactly one of many conditional puts, and all others find the item', async () => {
    const create = async (n: number) => {
      const ConditionExpression = 'attribute_not_exists(pk)';
      const Item = { pk: 'once', sk: 'a', n };
      await db.documents.send(new PutCommand({ TableName, Item, ConditionExpression })).catch(async () => {
        expect(await get('once')).toBeDefined();
        throw new Error('refused');
      });
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => create(n)));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect(
      outcomes.filter((outcome) => String(outcome.status === 'rejected' && outcome.reason) === 'Error: refused'),
    ).toHaveLength(49);
  });

  it('are returned with a failed condition on request, by put, update and delete', async () => {
    await put({ pk: 'old', sk: 'a', n: 7 });
    const condition = {
      TableName,
      ConditionExpression: '#n > :limit',
      ExpressionAttributeNames: { '#n': 'n' },
      ExpressionAttributeValues: { ':limit': 100 },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    };
    const Key = { pk: 'old', sk: 'a' };
    const UpdateExpression = 'SET #n = :limit';
    for (const request of [
      db.documents.send(new PutCommand({ ...condition, Item: { pk: 'old', sk: 'a' } })),
      db.documents.send(new UpdateCommand({ ...condition, Key, UpdateExpression })),
      db.documents.send(new DeleteCommand({ ...condition, Key })),
    ]) {
      const error = await failure<ConditionalCheckFailedException>(request);
      expect(error).toBeInstanceOf(ConditionalCheckFailedException);
      expect(error.message).toBe('The conditional request failed');
      expect(error.Item).toEqual({ pk: { S: 'old' }, sk: { S: 'a' }, n: { N: '7' } });
    }
    const quiet = new DeleteCommand({ ...condition, Key, ReturnValuesOnConditionCheckFailure: 'NONE' });
    expect((await failure<ConditionalCheckFailedException>(db.documents.send(quiet))).Item).toBeUndefined();
    expect(await get('old')).toMatchObject({ n: 7 });
  });
});

describe('limits', () => {
  const kb = 1024;

  it('refuse an item of more than 400 kb, counted in bytes, and accept one just below', async () => {
    const room = 400 * kb - 'pkbigskat'.length;
    await put({ pk: 'big', sk: 'a', t: 'x'.repeat(room) });
    expect(await failure(put({ pk: 'big', sk: 'a', t: 'x'.repeat(room + 1) }))).toMatchObject({
      name: 'ValidationException',
      message: 'Item size has exceeded the maximum allowed size',
    });
    const threeBytesEach = '本'.repeat(200 * kb);
    expect(await failure(put({ pk: 'big', sk: 'a', t: threeBytesEach }))).toMatchObject({
      name: 'ValidationException',
    });
    const grow = new UpdateCommand({
      TableName,
      Key: { pk: 'small', sk: 'a' },
      UpdateExpression: 'SET t = :t',
      ExpressionAttributeValues: { ':t': threeBytesEach },
    });
    expect(await failure(db.documents.send(grow))).toMatchObject({
      message: 'Item size to update has exceeded the maximum allowed size',
    });
    expect(await get('small')).toBeUndefined();
  });

  it('refuse an empty index key', async () => {
    expect((await failure(put({ pk: 'e', sk: 'a', gs1pk: '', gs1sk: 'b' }))).message).toBe(
      'One or more parameter values are not valid. A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty string value. IndexName: gs1, IndexKey: gs1pk',
    );
    const update = new UpdateCommand({
      TableName,
      Key: { pk: 'e', sk: 'a' },
      UpdateExpression: 'SET gs1pk = :e',
      ExpressionAttributeValues: { ':e': '' },
    });
    expect((await failure(db.documents.send(update))).message).toContain('The update expression attempted to update');
  });
});
