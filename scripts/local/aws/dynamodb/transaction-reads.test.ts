import type { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactGetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { db, withTables } from './testing/fixture.ts';
import { failure } from './testing/serve.ts';
import { key, put, read, TableName } from './testing/transactions.ts';

withTables(TableName);

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
