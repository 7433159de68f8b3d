import { describe, expect, it } from 'vitest';
import { withTables } from '../testing/fixture.ts';
import { failure } from '../testing/serve.ts';
import { add, check, get, key, type Members, putOf, TableName, write } from '../testing/transactions.ts';

withTables(TableName);

describe('TransactWriteItems', () => {
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

  it('accepts 100 items, but no more than 4 MB of them', async () => {
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
