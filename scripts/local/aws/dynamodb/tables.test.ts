import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  ListTablesCommand,
} from '@aws-sdk/client-dynamodb';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { db, withTables } from './testing/fixture.ts';
import { failure, singleTable } from './testing/serve.ts';

const TableName = 'items';
withTables(TableName);

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
