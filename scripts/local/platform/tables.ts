import { join } from 'node:path';
import { type LocalDynamodb, openDynamodb } from '../aws/dynamodb/dynamodb.ts';
import { openDynamodbLocal } from '../aws/dynamodb/dynamodb-local.ts';
import type { AwsRequest } from '../aws/service.ts';
import type { CloudContext } from './context.ts';

const dynamodbRequest = (operation: string, body: object): AwsRequest => ({
  caller: 'cloud',
  method: 'POST',
  url: '/',
  headers: { 'x-amz-target': `DynamoDB_20120810.${operation}`, 'content-type': 'application/x-amz-json-1.0' },
  body: Buffer.from(JSON.stringify(body)),
});

/** The store behind the tables, created from the template. An existing table keeps its items. */
export async function openTables({ directory, clock, resources }: CloudContext): Promise<LocalDynamodb> {
  const dynamodbLocal = process.env.RAMPART_DYNAMODB;
  const dynamodb = dynamodbLocal
    ? openDynamodbLocal(dynamodbLocal)
    : await openDynamodb({ directory: join(directory, 'dynamodb'), clock });
  const call = (operation: string, body: object) => dynamodb.handle(dynamodbRequest(operation, body));
  for (const { name: TableName, ttl, definition } of resources.stores.tables()) {
    if ((await call('DescribeTable', { TableName })).status === 200) continue;
    const created = await call('CreateTable', { TableName, BillingMode: 'PAY_PER_REQUEST', ...definition });
    if (created.status !== 200) throw new Error(`Table ${TableName}: ${String(created.body)}`);
    const TimeToLiveSpecification = { AttributeName: ttl, Enabled: true };
    if (ttl) await call('UpdateTimeToLive', { TableName, TimeToLiveSpecification });
  }
  return dynamodb;
}
