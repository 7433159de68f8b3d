import { BatchGetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { db, withTables } from '../testing/fixture.ts';
import { add, get, key, put, putOf, TableName, write } from '../testing/transactions.ts';

withTables(TableName, 'orders');

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
      const Keys = [key('left'), key('right')];
      const { Responses } = await db.documents.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } }));
      const counts = new Map(Responses?.[TableName]?.map(({ pk, n }) => [pk, n]));
      return [counts.get('left'), counts.get('right')];
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
