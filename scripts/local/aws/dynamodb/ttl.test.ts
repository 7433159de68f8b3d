import { DescribeTimeToLiveCommand, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expiryKey } from './expiry.ts';
import type { Table } from './tables.ts';
import { failure, serveDynamodb, singleTable, type TestDynamodb } from './testing/serve.ts';

const TableName = 'sessions';
let db: TestDynamodb;

beforeEach(async () => {
  db = await serveDynamodb();
  await db.client.send(singleTable(TableName));
});
afterEach(() => db.stop());

const inSeconds = (seconds: number) => Math.floor(db.clock.now() / 1000) + seconds;
const put = (pk: string, ttl?: unknown) =>
  db.documents.send(new PutCommand({ TableName, Item: { pk, sk: 'a', gs1pk: 'g', gs1sk: pk, ttl } }));
const names = async () => {
  const { Items } = await db.documents.send(new ScanCommand({ TableName }));
  const index = new QueryCommand({
    TableName,
    IndexName: 'gs1',
    KeyConditionExpression: 'gs1pk = :g',
    ExpressionAttributeValues: { ':g': 'g' },
  });
  const found = Items?.map(({ pk }) => pk).toSorted();
  expect((await db.documents.send(index)).Items?.map(({ pk }) => pk)).toEqual(found);
  return found;
};
const setTtl = (Enabled: boolean, AttributeName = 'ttl') =>
  db.client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: { Enabled, AttributeName } }));
const describeTtl = async () =>
  (await db.client.send(new DescribeTimeToLiveCommand({ TableName }))).TimeToLiveDescription;

it('is switched on and off as on AWS', async () => {
  expect(await describeTtl()).toEqual({ TimeToLiveStatus: 'DISABLED' });
  expect((await failure(setTtl(false))).message).toBe('TimeToLive is already disabled');
  expect((await setTtl(true)).TimeToLiveSpecification).toEqual({ Enabled: true, AttributeName: 'ttl' });
  expect(await describeTtl()).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'ttl' });
  expect((await failure(setTtl(true))).message).toBe('TimeToLive is already enabled');
  expect((await failure(setTtl(true, 'other'))).message).toBe(
    'TimeToLive is active on a different AttributeName: current AttributeName is ttl',
  );
  await setTtl(false);
  expect(await describeTtl()).toEqual({ TimeToLiveStatus: 'DISABLED' });
  const unknown = new DescribeTimeToLiveCommand({ TableName: 'nowhere' });
  expect(await failure(db.client.send(unknown))).toMatchObject({ name: 'ResourceNotFoundException' });
});

it('deletes what is past by the clock, from the index too, and not before', async () => {
  await setTtl(true);
  await Promise.all([
    put('soon', inSeconds(60)),
    put('later', inSeconds(3600)),
    put('never'),
    put('text', String(inSeconds(1))),
  ]);
  db.clock.advance(60_000);
  expect(await db.service.sweepExpired()).toBe(0);
  db.clock.advance(1);
  expect(await names()).toContain('soon');
  expect(await db.service.sweepExpired()).toBe(1);
  expect(await names()).toEqual(['later', 'never', 'text']);
  db.clock.advance(2 * 3_600_000);
  expect(await db.service.sweepExpired()).toBe(1);
  expect(await db.service.sweepExpired()).toBe(0);
  expect(await names()).toEqual(['never', 'text']);
});

it('counts the time an item has now, not one it had', async () => {
  await setTtl(true);
  await Promise.all([put('prolonged', inSeconds(10)), put('kept', inSeconds(10)), put('replaced', inSeconds(500))]);
  const update = (pk: string, UpdateExpression: string, values?: object) =>
    db.documents.send(
      new UpdateCommand({
        TableName,
        Key: { pk, sk: 'a' },
        UpdateExpression,
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: values as Record<string, number>,
      }),
    );
  await update('prolonged', 'SET #ttl = :t', { ':t': inSeconds(100) });
  await update('kept', 'REMOVE #ttl');
  await put('replaced', inSeconds(5));
  db.clock.advance(50_000);
  expect(await db.service.sweepExpired()).toBe(1);
  expect(await names()).toEqual(['kept', 'prolonged']);
});

it('leaves alone what expired more than five years ago, or makes no sense as a time', async () => {
  await setTtl(true);
  const sixYears = 6 * 366 * 24 * 3600;
  await Promise.all([
    put('ancient', inSeconds(-sixYears)),
    put('millis', db.clock.now() * 1000),
    put('negative', -1),
    put('old', inSeconds(-sixYears / 2)),
  ]);
  expect(await db.service.sweepExpired()).toBe(1);
  expect(await names()).toEqual(['ancient', 'millis', 'negative']);
});

it('finds items that were there before it was switched on, and none after it was switched off', async () => {
  // In portions: the SDK warns when many calls wait for a socket.
  for (let first = 0; first < 450; first += 30) {
    const portion = Array.from({ length: 30 }, (_, n) => first + n);
    await Promise.all(portion.map((n) => put(`p${n}`, inSeconds(n < 430 ? 1 : 9999))));
  }
  await setTtl(true);
  await setTtl(false);
  db.clock.advance(10_000);
  expect(await db.service.sweepExpired()).toBe(0);
  await setTtl(true);
  expect(await db.service.sweepExpired()).toBe(430);
  expect(await names()).toHaveLength(20);
});

it('notes no time that is none', () => {
  const table = { ttlAttribute: 'ttl', expiries: 'expiry~' } as Table;
  expect(expiryKey(table, 'key', { ttl: { N: '1893456000' } })).toBe('expiry~001893456000~key');
  for (const N of ['-1', '1000000000000', '1e125']) expect(expiryKey(table, 'key', { ttl: { N } })).toBeUndefined();
  expect(expiryKey(table, 'key', { ttl: { S: '1893456000' } })).toBeUndefined();
  expect(expiryKey({ ...table, ttlAttribute: undefined }, 'key', { ttl: { N: '1' } })).toBeUndefined();
});
