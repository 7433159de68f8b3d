import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { db, withTables } from '../testing/fixture.ts';
import { failure } from '../testing/serve.ts';

const TableName = 'keys';
withTables(TableName);

type Key = Record<'pk' | 'sk', string>;
const put = (Item: Record<string, unknown>) => db.documents.send(new PutCommand({ TableName, Item }));
const query = (values: Record<string, string>, IndexName?: string) => {
  const [hash, range] = Object.keys(values);
  const KeyConditionExpression = range ? `${hash} = :${hash} AND ${range} > :${range}` : `${hash} = :${hash}`;
  const ExpressionAttributeValues = Object.fromEntries(Object.entries(values).map(([name, v]) => [`:${name}`, v]));
  return db.documents.send(
    new QueryCommand({ TableName, IndexName, KeyConditionExpression, ExpressionAttributeValues }),
  );
};

/** A text of that many bytes: three per character except for the last ones. */
const text = (bytes: number) => '本'.repeat(Math.floor(bytes / 3)) + 'x'.repeat(bytes % 3);
const largest = { pk: text(2048), sk: text(1024) };

const requests: [string, (key: Key) => Promise<unknown>][] = [
  ['GetItem', (Key) => db.documents.send(new GetCommand({ TableName, Key }))],
  ['PutItem', (Item) => db.documents.send(new PutCommand({ TableName, Item }))],
  ['UpdateItem', (Key) => db.documents.send(new UpdateCommand({ TableName, Key, UpdateExpression: 'SET n = pk' }))],
  ['DeleteItem', (Key) => db.documents.send(new DeleteCommand({ TableName, Key }))],
  ['BatchGetItem', (Key) => db.documents.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [Key] } } }))],
  [
    'BatchWriteItem',
    (Item) => db.documents.send(new BatchWriteCommand({ RequestItems: { [TableName]: [{ PutRequest: { Item } }] } })),
  ],
  [
    'BatchWriteItem that deletes',
    (Key) => db.documents.send(new BatchWriteCommand({ RequestItems: { [TableName]: [{ DeleteRequest: { Key } }] } })),
  ],
  ['Query', (key) => query(key)],
];

describe('a key', () => {
  it.each(requests)('may have up to 2,048 and 1,024 bytes in %s', async (_, send) => {
    await put({ ...largest });
    await send(largest);
    expect(await failure(send({ ...largest, pk: text(2049) }))).toMatchObject({
      name: 'ValidationException',
      message:
        'One or more parameter values were invalid: Size of hashkey has exceeded the maximum size limit of2048 bytes',
    });
    expect(await failure(send({ ...largest, sk: text(1025) }))).toMatchObject({
      name: 'ValidationException',
      message:
        'One or more parameter values were invalid: Aggregated size of all range keys has exceeded the size limit of 1024 bytes',
    });
  });

  it('that is too large cancels a transaction', async () => {
    const Key = { ...largest, sk: text(1025) };
    const ConditionExpression = 'attribute_exists(pk)';
    const send = [
      new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item: Key } }] }),
      new TransactWriteCommand({ TransactItems: [{ ConditionCheck: { TableName, Key, ConditionExpression } }] }),
    ].map((command) => failure(db.documents.send(command as TransactWriteCommand)));
    for (const error of await Promise.all(send))
      expect(error).toMatchObject({
        name: 'TransactionCanceledException',
        CancellationReasons: [{ Code: 'ValidationError', Message: expect.stringContaining('limit of 1024 bytes') }],
      });
  });

  it('of an index has the same limits', async () => {
    const item = { pk: 'x', sk: 'a' };
    await put({ ...item, gs1pk: text(2048), gs1sk: text(1024) });
    expect((await query({ gs1pk: text(2048) }, 'gs1')).Count).toBe(1);
    expect(await failure(put({ ...item, gs1pk: text(2049), gs1sk: 'b' }))).toMatchObject({
      name: 'ValidationException',
      message:
        'One or more parameter values were invalid: Size limit exceeded for Index Key gs1pk Actual Size: 2049 bytes Max Size: 2048 bytes IndexName: gs1',
    });
    expect((await failure(put({ ...item, gs1pk: 'x', gs1sk: text(1025) }))).message).toContain('Index Key gs1sk');
    expect(await failure(query({ gs1pk: text(2049) }, 'gs1'))).toMatchObject({ name: 'ValidationException' });
  });
});
