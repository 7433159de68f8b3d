import { connect } from 'node:net';
import { crc32 } from 'node:zlib';
import { DeleteCommand, GetCommand, PutCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { db, withTables } from './testing/fixture.ts';
import { failure } from './testing/serve.ts';

const TableName = 'items';
withTables(TableName);

const put = (Item: Record<string, unknown>) => db.documents.send(new PutCommand({ TableName, Item }));
const get = async (pk: string) =>
  (await db.documents.send(new GetCommand({ TableName, Key: { pk, sk: 'a' }, ConsistentRead: true }))).Item;

describe('requests', () => {
  const send = (headers: Record<string, string>, body: string, method = 'POST') =>
    fetch(db.endpoint, { method, headers, ...(method === 'POST' && { body }) });

  it('for unknown tables and operations are refused as on AWS', async () => {
    const get = db.documents.send(new GetCommand({ TableName: 'nowhere', Key: { pk: 'x' } }));
    expect(await failure(get)).toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'Requested resource not found',
      $metadata: { httpStatusCode: 400 },
    });
    for (const target of [
      'DynamoDB_20120810.Nonsense',
      'DynamoDB_20120810.toString',
      'DynamoDB_20111205.GetItem',
      '',
    ]) {
      const response = await send({ 'x-amz-target': target }, '{}');
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ __type: 'com.amazon.coral.service#UnknownOperationException' });
    }
    expect((await send({}, '', 'GET')).status).toBe(400);
  });

  it('are answered with a request id and a correct checksum', async () => {
    const headers = { 'x-amz-target': 'DynamoDB_20120810.DescribeTable' };
    const response = await send(headers, JSON.stringify({ TableName }));
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('x-amz-crc32')).toBe(String(crc32(body)));
    expect(response.headers.get('x-amzn-requestid')).toBeTruthy();
    expect(response.headers.get('content-type')).toBe('application/x-amz-json-1.0');
  });

  it('are counted by the items that they put, change and delete', async () => {
    const before = db.service.itemsWritten();
    const counted = () => db.service.itemsWritten() - before;
    await put({ pk: 'counted', sk: 'a' });
    await get('counted');
    expect(counted()).toBe(1);
    const refused = new PutCommand({
      TableName,
      Item: { pk: 'counted', sk: 'a' },
      ConditionExpression: 'attribute_not_exists(pk)',
    });
    await failure(db.documents.send(refused));
    expect(counted()).toBe(1);
    const Key = { pk: 'counted', sk: 'a' };
    await db.documents.send(
      new TransactWriteCommand({
        TransactItems: [
          { ConditionCheck: { TableName, Key, ConditionExpression: 'attribute_exists(pk)' } },
          { Put: { TableName, Item: { pk: 'counted', sk: 'b' } } },
          { Put: { TableName, Item: { pk: 'counted', sk: 'c' } } },
        ],
      }),
    );
    expect(counted()).toBe(3);
    await db.documents.send(new DeleteCommand({ TableName, Key }));
    await db.documents.send(new DeleteCommand({ TableName, Key }));
    expect(counted()).toBe(4);
  });

  it('are counted in the units that AWS would bill, while somebody counts', async () => {
    const { units } = db.service;
    const Key = { pk: 'billed', sk: 'a' };
    const text = (kilobytes: number) => 'x'.repeat(kilobytes * 1024);
    const spent = async (act: () => Promise<unknown>) => {
      const { read, write } = units.sums;
      await act();
      return [units.sums.read - read, units.sums.write - write];
    };
    await put({ ...Key, text: text(5) });
    expect(units.sums).toEqual({ read: 0, write: 0 });
    units.count(true);
    const whole = { TableName, Key };
    expect(await spent(() => db.documents.send(new GetCommand(whole)))).toEqual([1, 0]);
    expect(await spent(() => db.documents.send(new GetCommand({ ...whole, ConsistentRead: true })))).toEqual([2, 0]);
    expect(await spent(() => get('not there'))).toEqual([1, 0]);
    const page = { TableName, KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': 'none' } };
    expect(await spent(() => db.documents.send(new QueryCommand(page)))).toEqual([0.5, 0]);
    // The larger one of before and after.
    expect(await spent(() => put({ ...Key, text: text(2) }))).toEqual([0, 6]);
    expect(await spent(() => db.documents.send(new DeleteCommand(whole)))).toEqual([0, 3]);
    const two = [1, 2].map((n) => ({ Put: { TableName, Item: { pk: 'billed', sk: `${n}` } } }));
    expect(await spent(() => db.documents.send(new TransactWriteCommand({ TransactItems: two })))).toEqual([0, 4]);
    const indexed = { pk: 'billed', sk: 'i', gs1pk: 'list', gs1sk: '1' };
    expect(await spent(() => put(indexed))).toEqual([0, 2]);
    // In another place of the index: one entry goes, one comes.
    expect(await spent(() => put({ ...indexed, gs1sk: '2' }))).toEqual([0, 3]);
    units.count(false);
    expect(await spent(() => put(indexed))).toEqual([0, 0]);
  });

  it('that are not a JSON object, or have wrong types, are serialization errors', async () => {
    const headers = { 'x-amz-target': 'DynamoDB_20120810.GetItem' };
    for (const body of ['', '{', '[]', 'null', '"text"', '{"TableName":{}}']) {
      const response = await send(headers, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ __type: 'com.amazon.coral.service#SerializationException' });
    }
  });

  it('cut off in the middle of the body do no harm', async () => {
    const { port } = new URL(db.endpoint);
    const socket = connect(Number(port), '127.0.0.1');
    const head =
      'POST / HTTP/1.1\r\nhost: x\r\nx-amz-target: DynamoDB_20120810.GetItem\r\ncontent-length: 100\r\n\r\n{"a"';
    await new Promise<void>((resolve) => socket.write(head, () => resolve()));
    await new Promise<void>((resolve) => socket.once('close', () => resolve()).destroy());
    await put({ pk: 'alive', sk: 'a' });
    expect(await get('alive')).toBeDefined();
  });

  it("with invalid expressions get AWS's message", async () => {
    const query = new QueryCommand({
      TableName,
      KeyConditionExpression: 'nope = :x',
      ExpressionAttributeValues: { ':x': 1 },
    });
    expect(await failure(db.documents.send(query))).toMatchObject({
      name: 'ValidationException',
      message: 'Query condition missed key schema element: pk',
    });
  });
});
