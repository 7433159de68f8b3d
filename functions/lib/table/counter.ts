import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { readEnv } from '../env.ts';
import { readItems } from './batch.ts';
import { documents } from './client.ts';
import { anyShard, shards } from './shards.ts';
import type { TransactItem } from './transact.ts';

declare const isCounter: unique symbol;
/** Name of a counter. */
export type CounterName = string & { readonly [isCounter]: true };

/** Declares a domain's counter; its name is part of its keys in the table. */
export const defineCounter = (name: string): CounterName => name as CounterName;

type Key = Readonly<Record<'pk' | 'sk', string>>;
const key = (name: CounterName, shard: number): Key => ({ pk: `$counter#${name}#shard_${shard}`, sk: '$counter' });
const change = (name: CounterName, by: number, shard = anyShard()) => ({
  TableName: readEnv('table').table,
  Key: key(name, shard),
  UpdateExpression: 'ADD #value :by',
  ExpressionAttributeNames: { '#value': 'value' },
  ExpressionAttributeValues: { ':by': by },
});

/** Increments a counter with a separate write; use `counterItem` where it must be atomic with another change. */
export async function raiseCounter(name: CounterName, by = 1): Promise<void> {
  await documents.send(new UpdateCommand(change(name, by)));
}

/** The same, as part of a transaction. Several that run side by side may choose shards of their own. */
export const counterItem = (name: CounterName, by: number, shard?: number): TransactItem => ({
  Update: change(name, by, shard),
});

/** Sum of the shards: one batch of ten small items. */
export async function readCounter(name: CounterName): Promise<number> {
  const keys = shards.map((shard) => key(name, shard));
  return (await readItems(keys)).reduce((sum, { value }) => sum + Number(value), 0);
}
