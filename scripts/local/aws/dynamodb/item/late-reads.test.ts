import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db, withTables } from '../testing/fixture.ts';

const TableName = 'late';
withTables(TableName);

const key = (sk: string) => ({ pk: 'p', sk });
const put = (sk: string, n: number, more: object = {}) =>
  db.documents.send(new PutCommand({ TableName, Item: { ...key(sk), gs1pk: 'i', gs1sk: sk, n }, ...more }));
const get = async (sk: string, ConsistentRead?: boolean) =>
  (await db.documents.send(new GetCommand({ TableName, Key: key(sk), ConsistentRead }))).Item?.n;
const list = async (more: Partial<QueryCommandInput> = {}) => {
  const question = { KeyConditionExpression: 'pk = :p', ExpressionAttributeValues: { ':p': 'p' }, ...more };
  const { Items = [] } = await db.documents.send(new QueryCommand({ TableName, ...question }));
  return Items.map(({ sk, n }) => `${sk}${n}`);
};
const ofIndex = { IndexName: 'gs1', KeyConditionExpression: 'gs1pk = :p', ExpressionAttributeValues: { ':p': 'i' } };

/** Items `a1`, `b1` and `c1`, which every read sees; reads are late by a second from then on. */
beforeEach(async () => {
  for (const sk of ['a', 'b', 'c']) await put(sk, 1);
  await db.documents.send(new DeleteCommand({ TableName, Key: key('d') }));
  db.service.delayReads(1000);
});
afterEach(() => db.service.delayReads(0));

describe('late reads', () => {
  it('see an item as it was, and consistent ones as it is', async () => {
    await put('a', 2);
    await put('a', 3);
    expect([await get('a'), await get('a', true)]).toEqual([1, 3]);
    db.clock.advance(999);
    expect(await get('a')).toBe(1);
    db.clock.advance(1);
    expect(await get('a')).toBe(3);
  });

  it('see each state for its time', async () => {
    await put('a', 2);
    db.clock.advance(600);
    await put('a', 3);
    db.clock.advance(600);
    expect(await get('a')).toBe(2);
    db.clock.advance(600);
    expect(await get('a')).toBe(3);
  });

  it('list removed and changed items, and no new ones, in both directions and by pages', async () => {
    await db.documents.send(new DeleteCommand({ TableName, Key: key('b') }));
    await put('c', 2);
    await put('d', 1);
    for (const question of [{}, ofIndex]) {
      expect(await list(question)).toEqual(['a1', 'b1', 'c1']);
      expect(await list({ ...question, ScanIndexForward: false })).toEqual(['c1', 'b1', 'a1']);
      expect(await list({ ...question, Limit: 2 })).toEqual(['a1', 'b1']);
    }
    expect(await list({ ConsistentRead: true })).toEqual(['a1', 'c2', 'd1']);
    db.clock.advance(1000);
    expect(await list(ofIndex)).toEqual(['a1', 'c2', 'd1']);
  });

  it('are those of a batch that does not ask for consistency', async () => {
    await put('a', 2);
    const batch = async (ConsistentRead?: boolean) => {
      const RequestItems = { [TableName]: { Keys: [key('a')], ConsistentRead } };
      return (await db.documents.send(new BatchGetCommand({ RequestItems }))).Responses?.[TableName]?.[0]?.n;
    };
    expect([await batch(), await batch(true)]).toEqual([1, 2]);
  });

  it('never mislead a condition', async () => {
    await put('d', 1);
    const again = put('d', 2, { ConditionExpression: 'attribute_not_exists(pk)' });
    await expect(again).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
  });
});
