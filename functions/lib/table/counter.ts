import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { readEnv } from '../env.ts';
import { documents } from './client.ts';
import type { TransactItem } from './transact.ts';

/** Counters that everybody touches are spread over this many items, so that none is hot. */
const shards = 10;

/** What the site counts. */
export type CounterName = 'users' | 'downloads' | 'purchases' | 'orders' | 'revenue_cents';

const key = (name: CounterName, shard: number) => ({ pk: `$counter#${name}`, sk: `$shard#${shard}` });
const change = (name: CounterName, by: number) => ({
  TableName: readEnv('table').table,
  Key: key(name, Math.floor(Math.random() * shards)),
  UpdateExpression: 'ADD #value :by',
  ExpressionAttributeNames: { '#value': 'value' },
  ExpressionAttributeValues: { ':by': by },
});

/** Raises a counter by its own write; use `counterItem` where it must happen with something else or not at all. */
export async function raiseCounter(name: CounterName, by = 1): Promise<void> {
  await documents.send(new UpdateCommand(change(name, by)));
}

/** The same as part of a transaction. */
export const counterItem = (name: CounterName, by: number): TransactItem => ({ Update: change(name, by) });

/** Sum of the shards: one query of at most ten small items. */
export async function readCounter(name: CounterName): Promise<number> {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: readEnv('table').table,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `$counter#${name}` },
    }),
  );
  return Items.reduce((sum, item) => sum + Number(item.value), 0);
}
