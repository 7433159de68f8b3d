import { IdempotentParameterMismatchException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { db, withTables } from '../testing/fixture.ts';
import { failure } from '../testing/serve.ts';
import { add, check, get, put, TableName, write } from '../testing/transactions.ts';

withTables(TableName);

describe('the client request token', () => {
  const repeat = (ClientRequestToken: string, n = 1, pk = 'token') => write([add(pk, n)], { ClientRequestToken });

  it('runs a transaction only once within ten minutes, even for concurrent requests', async () => {
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

  it('is refused with other content', async () => {
    await repeat('t2', 1, 'other');
    const error = await failure(repeat('t2', 2, 'other'));
    expect(error).toBeInstanceOf(IdempotentParameterMismatchException);
    expect(error.message).toContain('idempotent token');
    expect(await get('other')).toMatchObject({ n: 1 });
  });

  it('can be reused after a cancelled transaction', async () => {
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
