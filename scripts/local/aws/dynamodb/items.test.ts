import { connect } from 'node:net';
import { crc32 } from 'node:zlib';
import {
  ConditionalCheckFailedException,
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  ListTablesCommand,
} from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, QueryCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryDirectory } from './testing/directory.ts';
import { failure, serveDynamodb, singleTable, type TestDynamodb } from './testing/serve.ts';

const TableName = 'items';
let db: TestDynamodb;
let directory: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ directory, remove } = await temporaryDirectory());
  db = await serveDynamodb(directory);
  await db.client.send(singleTable(TableName));
});
afterAll(async () => {
  await db.stop();
  await remove();
});

const put = (Item: Record<string, unknown>) => db.documents.send(new PutCommand({ TableName, Item }));
const get = async (pk: string) =>
  (await db.documents.send(new GetCommand({ TableName, Key: { pk, sk: 'a' }, ConsistentRead: true }))).Item;

describe('tables', () => {
  it('are active at once, described, listed in pages and deleted', async () => {
    const created = await db.client.send(singleTable('another'));
    expect(created.TableDescription?.TableStatus).toBe('ACTIVE');
    const { Table } = await db.client.send(new DescribeTableCommand({ TableName: 'another' }));
    expect(Table).toEqual(created.TableDescription);
    expect(Table?.GlobalSecondaryIndexes?.[0]?.IndexStatus).toBe('ACTIVE');
    const first = await db.client.send(new ListTablesCommand({ Limit: 1 }));
    expect(first).toMatchObject({ TableNames: ['another'], LastEvaluatedTableName: 'another' });
    const rest = await db.client.send(new ListTablesCommand({ ExclusiveStartTableName: 'another' }));
    expect(rest.TableNames).toEqual([TableName]);
    await db.client.send(new DeleteTableCommand({ TableName: 'another' }));
    const gone = await failure(db.client.send(new DescribeTableCommand({ TableName: 'another' })));
    expect(gone).toMatchObject({ name: 'ResourceNotFoundException' });
    expect(gone.message).toBe('Requested resource not found: Table: another not found');
  });

  it('cannot be created twice, and are empty when created anew', async () => {
    await db.client.send(singleTable('twice'));
    expect(await failure(db.client.send(singleTable('twice')))).toMatchObject({ name: 'ResourceInUseException' });
    await db.documents.send(new PutCommand({ TableName: 'twice', Item: { pk: 'p', sk: 'a', gs1pk: 'g', gs1sk: 'h' } }));
    await db.client.send(new DeleteTableCommand({ TableName: 'twice' }));
    await db.client.send(singleTable('twice'));
    for (const IndexName of [undefined, 'gs1']) {
      expect(await db.documents.send(new ScanCommand({ TableName: 'twice', IndexName }))).toMatchObject({ Count: 0 });
    }
  });

  it('are validated as on AWS', async () => {
    const request = new CreateTableCommand({
      TableName: 'bad',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'other', KeyType: 'HASH' }],
    });
    expect(await failure(db.client.send(request))).toMatchObject({ name: 'ValidationException' });
  });
});

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

  it('are not lost to parallel updates', async () => {
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

  it('let exactly one of many conditional creations through, and all others then find the item', async () => {
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

  it('come with a failed condition if asked for, from put, update and delete', async () => {
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
  const KB = 1024;

  it('refuse an item of more than 400 KB, counted in bytes, and accept one of just less', async () => {
    const room = 400 * KB - 'pkbigskat'.length;
    await put({ pk: 'big', sk: 'a', t: 'x'.repeat(room) });
    expect(await failure(put({ pk: 'big', sk: 'a', t: 'x'.repeat(room + 1) }))).toMatchObject({
      name: 'ValidationException',
      message: 'Item size has exceeded the maximum allowed size',
    });
    const threeBytesEach = '本'.repeat(200 * KB);
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

  it('refuse an empty key of an index', async () => {
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
    const response = await send({ 'x-amz-target': 'DynamoDB_20120810.ListTables' }, '{}');
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('x-amz-crc32')).toBe(String(crc32(body)));
    expect(response.headers.get('x-amzn-requestid')).toBeTruthy();
    expect(response.headers.get('content-type')).toBe('application/x-amz-json-1.0');
  });

  it('that are no JSON object, or of wrong types, are serialization errors', async () => {
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

  it('with invalid expressions get the message of AWS', async () => {
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
