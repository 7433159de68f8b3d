import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll } from 'vitest';
import { serveTables } from '#scripts/local/client.ts';
import { envNames } from '#shared/kernel/env-names.ts';

const indexes = ['gsi1', 'gsi2', 'gsi3'];
const attributes = ['pk', 'sk', ...indexes.flatMap((index) => [`${index}pk`, `${index}sk`])];
const key = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
];

/**
 * The modules under test on the real table engine, in this process: what `load` imports, there before the first test.
 * Nothing of `functions/` may be imported earlier, because the table's client reads its endpoint on import.
 */
export function onTable<Modules extends object>(load: () => Promise<Modules>): Modules {
  const modules = {} as Modules;
  let close: () => Promise<void>;
  beforeAll(async () => {
    close = await openTable();
    Object.assign(modules, await load());
  });
  afterAll(() => close());
  return modules;
}

async function openTable(): Promise<() => Promise<void>> {
  const served = await serveTables();
  const TableName = process.env[envNames.table] ?? 'unit';
  process.env.AWS_ENDPOINT_URL_DYNAMODB = served.endpoint;
  process.env.AWS_ACCESS_KEY_ID ??= 'unit';
  process.env.AWS_SECRET_ACCESS_KEY ??= 'unit';
  for (const name of [TableName, process.env[envNames.auditTable] ?? 'unit-audit'])
    await served.client.send(newTable(name));
  return () => served.stop();
}

const newTable = (TableName: string): CreateTableCommand =>
  new CreateTableCommand({
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: attributes.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: key('pk', 'sk'),
    GlobalSecondaryIndexes: indexes.map((IndexName) => ({
      IndexName,
      KeySchema: key(`${IndexName}pk`, `${IndexName}sk`),
      Projection: { ProjectionType: 'ALL' },
    })),
  });
