import { TransactionCanceledException, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { db, withTables } from '../testing/fixture.ts';
import { failure } from '../testing/serve.ts';
import { add, check, get, key, put, putOf, TableName, write } from '../testing/transactions.ts';

withTables(TableName, 'orders');

describe('TransactWriteItems', () => {
  it('puts, updates, deletes and checks together, across tables', async () => {
    await Promise.all([put({ pk: 'u', n: 1 }), put({ pk: 'd' }), put({ pk: 'c' })]);
    await write([
      { Put: { TableName: 'orders', Item: key('p') } },
      add('u', 4),
      { Delete: { TableName, Key: key('d') } },
      check('c', 'attribute_exists(pk)'),
    ]);
    expect([await get('p', 'orders'), await get('u'), await get('d')]).toEqual([
      key('p'),
      { ...key('u'), n: 5 },
      undefined,
    ]);
  });

  it('gives a reason per member, with the item on request, and changes nothing', async () => {
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

  it('leaves out the item unless it is requested', async () => {
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
});

it('answers the low-level client alike', async () => {
  const request = new TransactWriteItemsCommand({
    TransactItems: [{ Put: { TableName, Item: { pk: { S: 'low' }, sk: { S: 'a' } } } }],
  });
  expect((await db.client.send(request)).$metadata.httpStatusCode).toBe(200);
});
