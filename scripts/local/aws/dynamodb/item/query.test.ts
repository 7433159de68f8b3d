import {
  BatchWriteCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, withTables } from '../testing/fixture.ts';

const TableName = 'queries';
const count = 40;

const number = (n: number) => String(n).padStart(3, '0');
const item = (n: number) => ({ pk: `p${n}`, sk: 'a', gs1pk: 'all', gs1sk: number(n), even: n % 2 === 0 });

withTables(TableName);
beforeAll(async () => {
  await Promise.all(
    Array.from({ length: count }, (_, n) => db.documents.send(new PutCommand({ TableName, Item: item(n) }))),
  );
});

type Start = QueryCommandInput['ExclusiveStartKey'];

/** Follows the pages of a query on the index and returns the attribute of all items. */
async function pages(attribute: string, request: Partial<QueryCommandInput>, hash = 'all'): Promise<string[]> {
  const found: string[] = [];
  let start: Start;
  do {
    const page = await db.documents.send(
      new QueryCommand({
        TableName,
        IndexName: 'gs1',
        KeyConditionExpression: 'gs1pk = :hash',
        ...request,
        ExpressionAttributeValues: { ':hash': hash, ...request.ExpressionAttributeValues },
        ExclusiveStartKey: start,
      }),
    );
    expect(page.Items?.length).toBeLessThanOrEqual(request.Limit ?? Number.POSITIVE_INFINITY);
    found.push(...(page.Items ?? []).map((each) => String(each[attribute])));
    start = page.LastEvaluatedKey;
  } while (start);
  return found;
}

describe('a query on an index', () => {
  const all = Array.from({ length: count }, (_, n) => number(n));

  it.each([1, 7, 40, 100])('pages forwards and backwards by %i', async (Limit) => {
    expect(await pages('gs1sk', { Limit })).toEqual(all);
    expect(await pages('gs1sk', { Limit, ScanIndexForward: false })).toEqual(all.toReversed());
  });

  it.each([
    ['gs1sk < :b', 0, 20],
    ['gs1sk <= :b', 0, 21],
    ['gs1sk > :a', 11, count],
    ['gs1sk >= :a', 10, count],
    ['gs1sk BETWEEN :a AND :b', 10, 21],
    ['begins_with(gs1sk, :begin)', 10, 20],
    ['gs1sk = :a', 10, 11],
  ])('pages within %s', async (condition, from, to) => {
    const values: Record<string, string> = { ':a': '010', ':b': '020', ':begin': '01' };
    const used = Object.entries(values).filter(([name]) => new RegExp(`${name}\\b`).test(condition));
    const request = {
      KeyConditionExpression: `gs1pk = :hash AND ${condition}`,
      ExpressionAttributeValues: Object.fromEntries(used),
      Limit: 4,
    };
    expect(await pages('gs1sk', request)).toEqual(all.slice(from, to));
    expect(await pages('gs1sk', { ...request, ScanIndexForward: false })).toEqual(all.slice(from, to).toReversed());
  });

  it('keeps apart and pages through thousands of items with the same index key', async () => {
    const names = Array.from({ length: 6000 }, (_, n) => `same${n}`);
    for (let n = 0; n < names.length; n += 25) {
      const puts = names
        .slice(n, n + 25)
        .map((pk) => ({ PutRequest: { Item: { pk, sk: 'a', gs1pk: 'same', gs1sk: 's' } } }));
      await db.documents.send(new BatchWriteCommand({ RequestItems: { [TableName]: puts } }));
    }
    for (const ScanIndexForward of [true, false]) {
      const found = await pages('pk', { Limit: 999, ScanIndexForward }, 'same');
      expect(found).toHaveLength(names.length);
      expect(new Set(found)).toEqual(new Set(names));
    }
  });

  it('follows an item whose index key changes or is removed', async () => {
    const Key = { pk: 'moving', sk: 'a' };
    await db.documents.send(new PutCommand({ TableName, Item: { ...Key, gs1pk: 'from', gs1sk: 'x' } }));
    const update = (UpdateExpression: string, values?: Record<string, string>) =>
      db.documents.send(new UpdateCommand({ TableName, Key, UpdateExpression, ExpressionAttributeValues: values }));
    await update('SET gs1pk = :to', { ':to': 'to' });
    expect([await pages('pk', {}, 'from'), await pages('pk', {}, 'to')]).toEqual([[], ['moving']]);
    await update('REMOVE gs1sk');
    expect(await pages('pk', {}, 'to')).toEqual([]);
  });

  it('filters after the limit and projects', async () => {
    const request = new QueryCommand({
      TableName,
      IndexName: 'gs1',
      KeyConditionExpression: 'gs1pk = :all',
      FilterExpression: 'even = :yes',
      ProjectionExpression: 'gs1sk',
      ExpressionAttributeValues: { ':all': 'all', ':yes': true },
      Limit: 4,
    });
    const page = await db.documents.send(request);
    expect(page).toMatchObject({ Count: 2, ScannedCount: 4, Items: [{ gs1sk: '000' }, { gs1sk: '002' }] });
    expect(page.LastEvaluatedKey).toEqual({ pk: 'p3', sk: 'a', gs1pk: 'all', gs1sk: '003' });
  });
});
