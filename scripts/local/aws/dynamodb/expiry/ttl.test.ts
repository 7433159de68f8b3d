import { UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Table } from '../table/tables.ts';
import { failure, serveDynamodb, singleTable, type TestDynamodb } from '../testing/serve.ts';
import { expiryKey } from './expiry.ts';

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
const isThere = async (pk: unknown) =>
  (await db.documents.send(new GetCommand({ TableName, Key: { pk, sk: 'a' } }))).Item !== undefined;
/** All items in index order. */
const names = async () => {
  const index = new QueryCommand({
    TableName,
    IndexName: 'gs1',
    KeyConditionExpression: 'gs1pk = :g',
    ExpressionAttributeValues: { ':g': 'g' },
  });
  return (await db.documents.send(index)).Items?.map(({ pk }) => pk);
};
const setTtl = (Enabled: boolean, AttributeName = 'ttl', table = TableName) => {
  const TimeToLiveSpecification = { Enabled, AttributeName };
  return db.client.send(new UpdateTimeToLiveCommand({ TableName: table, TimeToLiveSpecification }));
};

it('is switched on as on AWS, permanently', async () => {
  expect((await failure(setTtl(false))).message).toBe('The local cloud does not switch TimeToLive off');
  expect((await setTtl(true)).TimeToLiveSpecification).toEqual({ Enabled: true, AttributeName: 'ttl' });
  expect((await failure(setTtl(true))).message).toBe('TimeToLive is already enabled');
  expect((await failure(setTtl(true, 'other'))).message).toBe(
    'TimeToLive is active on a different AttributeName: current AttributeName is ttl',
  );
  expect(await failure(setTtl(true, 'ttl', 'nowhere'))).toMatchObject({ name: 'ResourceNotFoundException' });
});

it('deletes items once they expire by the clock, from the index too, and not before', async () => {
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
  expect([await isThere('soon'), await isThere('later')]).toEqual([false, true]);
  db.clock.advance(2 * 3_600_000);
  expect(await db.service.sweepExpired()).toBe(1);
  expect(await db.service.sweepExpired()).toBe(0);
  expect(await names()).toEqual(['never', 'text']);
});

it("uses an item's current time, not an earlier one", async () => {
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

it('ignores items that expired more than five years ago or have no valid time', async () => {
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

it('finds items written before it was switched on', async () => {
  // In batches: the SDK warns when many calls wait for a socket.
  for (let first = 0; first < 450; first += 30) {
    const portion = Array.from({ length: 30 }, (_, n) => first + n);
    await Promise.all(portion.map((n) => put(`p${n}`, inSeconds(n < 430 ? 1 : 9999))));
  }
  await setTtl(true);
  db.clock.advance(10_000);
  expect(await db.service.sweepExpired()).toBe(430);
  expect(await names()).toHaveLength(20);
});

it('ignores values that are not a time', () => {
  const table = { ttlAttribute: 'ttl', expiries: 'expiry~' } as Table;
  expect(expiryKey(table, 'key', { ttl: { N: '1893456000' } })).toBe('expiry~001893456000~key');
  for (const N of ['-1', '1000000000000', '1e125']) expect(expiryKey(table, 'key', { ttl: { N } })).toBeUndefined();
  expect(expiryKey(table, 'key', { ttl: { S: '1893456000' } })).toBeUndefined();
  expect(expiryKey({ ...table, ttlAttribute: undefined }, 'key', { ttl: { N: '1' } })).toBeUndefined();
});
