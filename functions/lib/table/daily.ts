import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { days, ttlAfter } from '../clock.ts';
import { readEnv } from '../env.ts';
import { type Amounts, adding } from './adding.ts';
import { documents } from './client.ts';
import { anyShard, shards } from './shards.ts';
import type { TransactItem } from './transact.ts';

/*
 * Figures by day, raised as things happen: no list is ever counted. A day's figures of one kind are spread over ten items in
 * different partitions, and the days of a partition stand side by side, so that a period is ten queries whatever happened
 * in it.
 */

/** Figures of one kind. */
export interface DailyFigures {
  readonly kind: string;
  /** How long a day is kept. Milliseconds. */
  readonly kept: number;
}

/** Declares a domain's daily figures; the kind is part of their keys in the table. */
export const defineDaily = (kind: string, kept = days(396)): DailyFigures => ({ kind, kept });

const partition = (shard: number): string => `$daily#${shard}`;
const place = (day: string, kind: string): string => `$day_${day}#${kind}`;

/** Adds to a day's amounts, as part of a transaction. Names that many events share may choose their own shard. */
export function dailyItem({ kind, kept }: DailyFigures, day: string, amounts: Amounts, shard = anyShard()) {
  const Key = { pk: partition(shard), sk: place(day, kind) };
  return {
    Update: { TableName: readEnv('table').table, Key, ...adding(amounts, ttlAfter(kept)) },
  } satisfies TransactItem;
}

/** The amounts of a period: by kind, then day, then name. */
export type Daily = (figures: DailyFigures) => ReadonlyMap<string, Amounts>;

type Item = Readonly<Record<string, unknown>>;

async function readShard(shard: number, from: string, to: string): Promise<Item[]> {
  const items: Item[] = [];
  let start: Item | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await documents.send(
      new QueryCommand({
        TableName: readEnv('table').table,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': partition(shard), ':from': place(from, ''), ':to': place(to, '~') },
        ExclusiveStartKey: start,
      }),
    );
    items.push(...Items);
    start = LastEvaluatedKey;
  } while (start);
  return items;
}

function add(sums: Map<string, Record<string, number>>, { pk: _, sk, ttl: __, ...amounts }: Item): void {
  const key = String(sk);
  const known = sums.get(key) ?? {};
  for (const [name, amount] of Object.entries(amounts)) known[name] = (known[name] ?? 0) + Number(amount);
  sums.set(key, known);
}

/** Everything counted from one day to another, both included. Eventually consistent. */
export async function readDaily(from: string, to: string): Promise<Daily> {
  const items = await Promise.all(shards.map((shard) => readShard(shard, from, to)));
  const sums = new Map<string, Record<string, number>>();
  for (const item of items.flat()) add(sums, item);
  return ({ kind }) => {
    const own = [...sums].filter(([key]) => key.endsWith(`#${kind}`));
    return new Map(own.map(([key, amounts]) => [key.slice('$day_'.length, -kind.length - 1), amounts]));
  };
}
