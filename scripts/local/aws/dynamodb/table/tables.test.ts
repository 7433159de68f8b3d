import { CreateTableCommand, DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { db, withTables } from '../testing/fixture.ts';
import { failure, singleTable } from '../testing/serve.ts';

withTables('items');

describe('tables', () => {
  it('are active immediately and described as created', async () => {
    const created = await db.client.send(singleTable('another'));
    expect(created.TableDescription?.TableStatus).toBe('ACTIVE');
    const { Table } = await db.client.send(new DescribeTableCommand({ TableName: 'another' }));
    expect(Table).toEqual(created.TableDescription);
    expect(Table?.GlobalSecondaryIndexes?.[0]?.IndexStatus).toBe('ACTIVE');
  });

  it('are not described if they do not exist', async () => {
    const gone = await failure(db.client.send(new DescribeTableCommand({ TableName: 'nowhere' })));
    expect(gone).toMatchObject({ name: 'ResourceNotFoundException' });
    expect(gone.message).toBe('Requested resource not found: Table: nowhere not found');
  });

  it('cannot be created twice', async () => {
    expect(await failure(db.client.send(singleTable('items')))).toMatchObject({ name: 'ResourceInUseException' });
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
