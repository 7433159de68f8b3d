import {
  IdempotentParameterMismatchException,
  TransactionCanceledException,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import {
  GetCommand,
  PutCommand,
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryDirectory } from './testing/directory.ts';
import { failure, serveDynamodb, singleTable, type TestDynamodb } from './testing/serve.ts';

const TableName = 'transactions';
let db: TestDynamodb;
let directory: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ directory, remove } = await temporaryDirectory());
  db = await serveDynamodb(directory);
  await db.client.send(singleTable(TableName));
  await db.client.send(singleTable('orders'));
});
afterAll(async () => {
  await db.stop();
  await remove();
});

type Members = NonNullable<TransactWriteCommandInput['TransactItems']>;

const key = (pk: string) => ({ pk, sk: 'a' });
const put = (Item: Record<string, unknown>) =>
  db.documents.send(new PutCommand({ TableName, Item: { sk: 'a', ...Item } }));
const get = async (pk: string, table = TableName) =>
  (await db.documents.send(new GetCommand({ TableName: table, Key: key(pk) }))).Item;
const write = (TransactItems: Members, more: Partial<TransactWriteCommandInput> = {}) =>
  db.documents.send(new TransactWriteCommand({ TransactItems, ...more }));
const read = (...names: string[]) =>
  db.documents.send(
    new TransactGetCommand({ TransactItems: names.map((name) => ({ Get: { TableName, Key: key(name) } })) }),
  );
const putOf = (pk: string, more: object = {}) => ({ Put: { TableName, Item: { ...key(pk), ...more } } });
const add = (pk: string, n: number) => ({
  Update: { TableName, Key: key(pk), UpdateExpression: 'ADD n :n', ExpressionAttributeValues: { ':n': n } },
});
const check = (pk: string, ConditionExpression: string) => ({
  ConditionCheck: {
    TableName,
    Key: key(pk),
    ConditionExpression,
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  },
});

describe('TransactWriteItems', () => {
  it('puts, updates, deletes and checks together, across tables', async () => {
    await Promise.all([put({ pk: 'u', n: 1 }), put({ pk: 'd' }), put({ pk: 'c' })]);
    const result = await write(
      [
        { Put: { TableName: 'orders', Item: key('p') } },
        add('u', 4),
        { Delete: { TableName, Key: key('d') } },
        check('c', 'attribute_exists(pk)'),
      ],
      { ReturnConsumedCapacity: 'TOTAL' },
    );
    expect(result.ConsumedCapacity).toEqual([
      { TableName: 'orders', CapacityUnits: 2 },
      { TableName, CapacityUnits: 6 },
    ]);
    expect([await get('p', 'orders'), await get('u'), await get('d')]).toEqual([
      key('p'),
      { ...key('u'), n: 5 },
      undefined,
    ]);
  });

  it('gives a reason per member, with the item if asked for, and changes nothing', async () => {
    await put({ pk: 'r1', n: 1 });
    await put({ pk: 'r2', text: 'x' });
    const error = await failure<TransactionCanceledException>(
      write([
        putOf('r0'),
        check('r1', 'n > pk'),
        add('r1b', 1),
        { ...add('r2', 1) },
        check('none', 'attribute_exists(pk)'),
      ]),
    );
    expect(error).toBeInstanceOf(TransactionCanceledException);
    expect(error.message).toBe(
      'Transaction cancelled, please refer cancellation reasons for specific reasons [None, ConditionalCheckFailed, None, None, ConditionalCheckFailed]',
    );
    expect(error.CancellationReasons?.[1]).toEqual({
      Code: 'ConditionalCheckFailed',
      Message: 'The conditional request failed',
      Item: { pk: { S: 'r1' }, sk: { S: 'a' }, n: { N: '1' } },
    });
    expect(error.CancellationReasons?.[4]).toEqual({
      Code: 'ConditionalCheckFailed',
      Message: 'The conditional request failed',
    });
    expect([await get('r0'), await get('r1b'), await get('r2')]).toEqual([
      undefined,
      undefined,
      { ...key('r2'), text: 'x' },
    ]);
  });

  it('keeps the item to itself if it is not asked for', async () => {
    await put({ pk: 'quiet' });
    const condition = { ConditionExpression: 'attribute_not_exists(pk)' };
    const error = await failure<TransactionCanceledException>(
      write([{ Put: { ...putOf('quiet').Put, ...condition } }]),
    );
    expect(error.CancellationReasons?.[0]?.Item).toBeUndefined();
  });

  it.each([
    [
      'an update of the wrong type',
      () => add('v', 1),
      'An operand in the update expression has an incorrect data type',
    ],
    [
      'an update to too large an item',
      () => ({
        Update: {
          TableName,
          Key: key('v1'),
          UpdateExpression: 'SET t = :t',
          ExpressionAttributeValues: { ':t': '本'.repeat(140_000) },
        },
      }),
      'Item size to update has exceeded the maximum allowed size',
    ],
    [
      'a key of the wrong type',
      () => ({ Delete: { TableName, Key: { pk: 1, sk: 'a' } } }),
      'The provided key element does not match the schema',
    ],
    [
      'an item without its key',
      () => ({ Put: { TableName, Item: { pk: 'v' } } }),
      'One or more parameter values were invalid: Missing the key sk in the item',
    ],
  ])('cancels for %s', async (_what, member, message) => {
    await put({ pk: 'v', n: 'text' });
    const error = await failure<TransactionCanceledException>(write([putOf('v0'), member()]));
    expect(error.CancellationReasons).toEqual([{ Code: 'None' }, { Code: 'ValidationError', Message: message }]);
    expect(await get('v0')).toBeUndefined();
  });

  it.each<[string, () => Members, string]>([
    [
      '101 items',
      () => Array.from({ length: 101 }, (_, n) => putOf(`x${n}`)),
      'Member must have length less than or equal to 100',
    ],
    ['no item', () => [], 'Member must have length greater than or equal to 1'],
    [
      'one item twice',
      () => [putOf('x'), check('x', 'attribute_exists(pk)')],
      'Transaction request cannot include multiple operations on one item',
    ],
    [
      'two kinds in one member',
      () => [{ ...putOf('x'), ...add('y', 1) }],
      'TransactItems can only contain one of Check, Put, Update or Delete',
    ],
    [
      'an empty member',
      () => [{}],
      'Invalid Request: TransactWriteRequest should contain Delete or Put or Update request',
    ],
    [
      'a missing expression',
      () => [{ Update: { TableName, Key: key('x'), UpdateExpression: undefined } }],
      "'transactItems.1.member.update.updateExpression' failed to satisfy constraint: Member must not be null",
    ],
    ['a wrong expression', () => [check('x', 'a b')], 'Invalid ConditionExpression: Syntax error'],
    ['an empty key', () => [putOf('')], 'cannot contain an empty string value. Key: pk'],
    ['an empty key of an index', () => [putOf('x', { gs1pk: '' })], 'IndexName: gs1, IndexKey: gs1pk'],
    [
      'an item that is too large',
      () => [putOf('x', { t: '本'.repeat(140_000) })],
      'Item size has exceeded the maximum allowed size',
    ],
  ])('refuses %s as a whole', async (_what, members, message) => {
    const error = await failure(write(members()));
    expect(error).toMatchObject({ name: 'ValidationException', message: expect.stringContaining(message) });
    expect(await get('x')).toBeUndefined();
  });

  it('takes 100 items, but no more than 4 MB of them', async () => {
    await write(Array.from({ length: 100 }, (_, n) => putOf(`h${n}`)));
    expect(await get('h99')).toBeDefined();
    const large = (count: number) =>
      Array.from({ length: count }, (_, n) => putOf(`m${n}`, { t: 'x'.repeat(380_000) }));
    await write(large(11));
    expect(await failure(write(large(12)))).toMatchObject({
      name: 'ValidationException',
      message: expect.stringContaining('4 MB'),
    });
    expect(await get('m11')).toBeUndefined();
  });

  it('refuses unknown tables', async () => {
    const members = [putOf('x'), { Put: { TableName: 'nowhere', Item: key('x') } }];
    expect(await failure(write(members))).toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'Requested resource not found',
    });
  });
});

describe('contention', () => {
  it('sells 10 pieces to exactly 10 of 60 buyers', async () => {
    await put({ pk: 'stock', left: 10 });
    const buy = (buyer: number) =>
      write([
        {
          Update: {
            TableName,
            Key: key('stock'),
            UpdateExpression: 'SET #left = #left - :one',
            ConditionExpression: '#left >= :one',
            ExpressionAttributeNames: { '#left': 'left' },
            ExpressionAttributeValues: { ':one': 1 },
          },
        },
        { Put: { TableName: 'orders', Item: key(`buyer${buyer}`), ConditionExpression: 'attribute_not_exists(pk)' } },
      ]);
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, (_, buyer) => buy(buyer)));
    const sold = outcomes.flatMap((outcome, buyer) => (outcome.status === 'fulfilled' ? [buyer] : []));
    expect(sold).toHaveLength(10);
    expect(await get('stock')).toMatchObject({ left: 0 });
    const orders = await Promise.all(outcomes.map((_, buyer) => get(`buyer${buyer}`, 'orders')));
    expect(orders.flatMap((order, buyer) => (order ? [buyer] : []))).toEqual(sold);
  });

  it('loses no update between transactions and single writes, and shows readers one state', async () => {
    await write([putOf('left', { n: 0 }), putOf('right', { n: 0 })]);
    const single = (pk: string) => db.documents.send(new UpdateCommand({ ...add(pk, 1).Update }));
    const agree = async () => {
      const { Responses } = await read('left', 'right');
      return [Responses?.[0]?.Item?.n, Responses?.[1]?.Item?.n];
    };
    const both = Array.from({ length: 100 }, async (_, n) => {
      await write([add('left', 1), add('right', 1)]);
      if (n % 4 !== 0) return;
      const [left, right] = await agree();
      expect(left).toBe(right);
    });
    await Promise.all(both);
    await Promise.all([...Array(50)].flatMap(() => [single('left'), single('right'), write([add('left', 1)])]));
    expect(await agree()).toEqual([200, 150]);
  });
});

describe('the client request token', () => {
  const repeat = (ClientRequestToken: string, n = 1, pk = 'token') => write([add(pk, n)], { ClientRequestToken });

  it('makes a transaction happen once within ten minutes, also of parallel requests', async () => {
    await Promise.all(Array.from({ length: 10 }, () => repeat('t1')));
    await repeat('t1');
    expect(await get('token')).toMatchObject({ n: 1 });
    db.clock.advance(9 * 60_000);
    await repeat('t1');
    expect(await get('token')).toMatchObject({ n: 1 });
    db.clock.advance(60_001);
    await repeat('t1');
    expect(await get('token')).toMatchObject({ n: 2 });
  });

  it('with other content is refused', async () => {
    await repeat('t2', 1, 'other');
    const error = await failure(repeat('t2', 2, 'other'));
    expect(error).toBeInstanceOf(IdempotentParameterMismatchException);
    expect(error.message).toContain('idempotent token');
    expect(await get('other')).toMatchObject({ n: 1 });
  });

  it('of a cancelled transaction can be used again', async () => {
    const attempt = () =>
      write([check('later', 'attribute_exists(pk)'), add('after', 1)], { ClientRequestToken: 't3' });
    expect(await failure(attempt())).toBeInstanceOf(TransactionCanceledException);
    await put({ pk: 'later' });
    await attempt();
    expect(await get('after')).toMatchObject({ n: 1 });
  });

  it('has at most 36 characters', async () => {
    expect((await failure(repeat('x'.repeat(37)))).message).toContain(
      "at 'clientRequestToken' failed to satisfy constraint",
    );
  });
});

describe('TransactGetItems', () => {
  it('gets items in order, with gaps and projections', async () => {
    await put({ pk: 'g1', n: 1, m: 2 });
    const { Responses, ConsumedCapacity } = await db.documents.send(
      new TransactGetCommand({
        TransactItems: [
          { Get: { TableName, Key: key('missing') } },
          { Get: { TableName, Key: key('g1'), ProjectionExpression: '#n', ExpressionAttributeNames: { '#n': 'n' } } },
        ],
        ReturnConsumedCapacity: 'INDEXES',
      }),
    );
    expect(Responses).toEqual([{}, { Item: { n: 1 } }]);
    expect(ConsumedCapacity).toEqual([{ TableName, CapacityUnits: 4, Table: { CapacityUnits: 4 } }]);
  });

  it('has the limits of the writes', async () => {
    expect((await failure(read('g1', 'g1'))).message).toBe(
      'Transaction request cannot include multiple operations on one item',
    );
    const tooMany = Array.from({ length: 101 }, (_, n) => `g${n}`);
    expect((await failure(read(...tooMany))).message).toContain('Member must have length less than or equal to 100');
    const large = Array.from({ length: 12 }, (_, n) => `big${n}`);
    for (const pk of large) await put({ pk, t: 'x'.repeat(380_000) });
    expect((await failure(read(...large))).message).toContain('4 MB');
    const wrong = new TransactGetCommand({ TransactItems: [{ Get: { TableName, Key: { pk: 1, sk: 'a' } } }] });
    expect((await failure<TransactionCanceledException>(db.documents.send(wrong))).CancellationReasons).toEqual([
      { Code: 'ValidationError', Message: 'The provided key element does not match the schema' },
    ]);
  });
});

it('answers the low-level client alike', async () => {
  const request = new TransactWriteItemsCommand({
    TransactItems: [{ Put: { TableName, Item: { pk: { S: 'low' }, sk: { S: 'a' } } } }],
  });
  expect((await db.client.send(request)).$metadata.httpStatusCode).toBe(200);
});
