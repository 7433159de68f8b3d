import { randomUUID } from 'node:crypto';
import type { IndexDefinition, JsonObject, TableDefinition } from '../types.ts';

const nothingYet = { ItemCount: 0, ProvisionedThroughput: { ReadCapacityUnits: 0, WriteCapacityUnits: 0 } };

/**
 * Completes a CreateTable request with what AWS adds. Unlike on AWS, the table and its indexes are ACTIVE immediately,
 * so nobody needs to wait for them. The counts stay zero: AWS updates them only every six hours.
 */
export function completeDefinition({ BillingMode, ...asked }: JsonObject, now: number): TableDefinition {
  const { TableName, GlobalSecondaryIndexes, LocalSecondaryIndexes, ...rest } = asked as TableDefinition;
  const arn = `arn:aws:dynamodb:${process.env.AWS_REGION ?? 'us-east-1'}:000000000000:table/${TableName}`;
  const globals = GlobalSecondaryIndexes?.map((index) => globalIndex(arn, index));
  const locals = LocalSecondaryIndexes?.map((index) => anyIndex(arn, index));
  return {
    ...nothingYet,
    ...rest,
    TableName,
    TableId: randomUUID(),
    TableArn: arn,
    TableStatus: 'ACTIVE',
    TableSizeBytes: 0,
    CreationDateTime: now / 1000,
    ...(BillingMode === 'PAY_PER_REQUEST' && onDemand(now)),
    ...(globals && { GlobalSecondaryIndexes: globals }),
    ...(locals && { LocalSecondaryIndexes: locals }),
  };
}

const anyIndex = (arn: string, index: IndexDefinition) => ({
  ...index,
  IndexArn: `${arn}/index/${index.IndexName}`,
  IndexSizeBytes: 0,
  ItemCount: 0,
});

const globalIndex = (arn: string, index: IndexDefinition) => ({
  ...nothingYet,
  ...anyIndex(arn, index),
  IndexStatus: 'ACTIVE',
});

const onDemand = (now: number) => ({
  BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST', LastUpdateToPayPerRequestDateTime: now / 1000 },
  TableThroughputModeSummary: { TableThroughputMode: 'PAY_PER_REQUEST' },
});
